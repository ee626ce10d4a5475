import type { ReviewNote } from '@vireo/contracts/productions'
import { clockText, IconButton } from '@vireo/ui'
import { X } from 'lucide-react'

import { reviewWords } from './words.ts'

type NoteListProps = { readonly notes: readonly ReviewNote[]; readonly onRemove: (at: number) => void }

/** Lists the notes that go with a decision. */
export function NoteList({ notes, onRemove }: NoteListProps) {
  return (
    <ul aria-label={reviewWords.notes} className="flex flex-col gap-1 text-sm empty:hidden">
      {notes.map(({ text, at_s: at }, index) => (
        <li key={`${index} ${text}`} className="flex items-start gap-2 rounded-md bg-fill p-2">
          {at === null ? null : (
            <span className="pt-0.5 text-xs text-muted tabular-nums">{reviewWords.pin(clockText(at * 1000))}</span>
          )}
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {text}
          </span>
          <IconButton size="sm" label={reviewWords.remove(text)} onClick={() => onRemove(index)}>
            <X aria-hidden size={14} />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
