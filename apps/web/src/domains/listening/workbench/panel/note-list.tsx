import type { ReviewNote } from '@vireo/contracts/productions'

import { workbenchWords } from '../words.ts'

type NoteListProps = {
  readonly notes: readonly ReviewNote[]
  readonly onGo: (seconds: number) => void
}

/** Shows what reviewers remarked, each at its time. */
export function NoteList({ notes, onGo }: NoteListProps) {
  return (
    <section className="text-sm">
      <h2 className="mb-1 font-medium">{workbenchWords.notes}</h2>
      {notes.length === 0 ? <p className="text-muted">{workbenchWords.noNotes}</p> : null}
      <ul className="flex flex-col gap-2">
        {notes.map(({ text, at_s: at }, place) => (
          // A note has no name of its own: it is the one at this place.
          <li key={`${place} ${text}`} className="rounded-md bg-fill px-3 py-2">
            {at === null ? null : (
              <button
                type="button"
                className="pressed mr-2 text-accent tabular-nums"
                aria-label={workbenchWords.goToNote(workbenchWords.clock(at))}
                onClick={() => onGo(at)}
              >
                {workbenchWords.clock(at)}
              </button>
            )}
            <span className="break-words whitespace-pre-wrap">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
