import type { HistoryItem } from '@vireo/contracts/history'
import { Button, IconButton } from '@vireo/ui'
import { Download, Play, Trash2, X } from 'lucide-react'

import { historyWords } from '../words.ts'

/** What can be done with several recordings at once; floats above the player while any are picked. */
export function SelectionBar({
  items,
  downloading,
  onPlay,
  onDownload,
  onDelete,
  onClear,
}: {
  readonly items: readonly HistoryItem[]
  readonly downloading: boolean
  readonly onPlay: () => void
  readonly onDownload: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}) {
  if (items.length === 0) return null
  return (
    <section
      aria-label={historyWords.selected(items.length)}
      className="sticky bottom-[calc(var(--player-height)+1rem)] z-20 mx-auto my-4 flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-2 rounded-md border border-line bg-raised p-2 pl-4 shadow-float"
    >
      <span aria-live="polite" className="text-sm font-medium tabular-nums">
        {historyWords.selected(items.length)}
      </span>
      <Button size="sm" icon={<Play aria-hidden size={16} />} onClick={onPlay}>
        {historyWords.playAll}
      </Button>
      <Button size="sm" icon={<Download aria-hidden size={16} />} loading={downloading} onClick={onDownload}>
        {historyWords.downloadMany(items.length)}
      </Button>
      <Button size="sm" icon={<Trash2 aria-hidden size={16} />} onClick={onDelete}>
        {historyWords.delete}
      </Button>
      <IconButton size="sm" label={historyWords.clearSelection} onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </section>
  )
}
