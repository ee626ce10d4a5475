import { Button, IconButton } from '@vireo/ui'
import { CheckCheck, Download, Play, Trash2, X } from 'lucide-react'

import { historyWords } from '../words.ts'
import type { Selection } from './use-selection.ts'

/** Offers what can be done with several recordings at once; floats above the player while any are picked. */
export function SelectionBar({
  selection: { items, isAll, pickAll, clear },
  downloading,
  onPlay,
  onDownload,
  onDelete,
}: {
  readonly selection: Selection
  readonly downloading: boolean
  readonly onPlay: () => void
  readonly onDownload: () => void
  readonly onDelete: () => void
}) {
  if (items.length === 0) return null
  return (
    <section
      aria-label={historyWords.selected(items.length)}
      className="sticky bottom-[calc(var(--player-height)+var(--bottom-bar-height)+1rem)] z-30 mx-auto my-4 flex w-fit max-w-full animate-[vireo-rise_160ms_ease-out] flex-wrap items-center gap-1 rounded-lg bg-raised p-2 pl-4 shadow-float"
    >
      <span aria-live="polite" className="mr-2 text-sm font-medium tabular-nums">
        {historyWords.selected(items.length)}
      </span>
      {isAll ? null : (
        <Button size="sm" variant="ghost" icon={<CheckCheck aria-hidden size={16} />} onClick={pickAll}>
          <span className="max-sm:sr-only">{historyWords.selectAll}</span>
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={<Play aria-hidden size={16} />} onClick={onPlay}>
        <span className="max-sm:sr-only">{historyWords.playAll}</span>
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Download aria-hidden size={16} />}
        loading={downloading}
        onClick={onDownload}
      >
        <span className="max-sm:sr-only">{historyWords.downloadMany(items.length)}</span>
      </Button>
      <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden size={16} />} onClick={onDelete}>
        <span className="max-sm:sr-only">{historyWords.delete}</span>
      </Button>
      <IconButton size="sm" label={historyWords.clearSelection} onClick={clear}>
        <X aria-hidden size={16} />
      </IconButton>
    </section>
  )
}
