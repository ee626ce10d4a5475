import type { Song } from '@vireo/contracts/music'
import { IconButton, joinClasses, lengthText, Menu, MenuItem, MenuSeparator } from '@vireo/ui'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  GripVertical,
  Lock,
  LockOpen,
  Pencil,
  RefreshCw,
  Trash2,
} from 'lucide-react'

import { formatList } from '#kit/format/index.ts'
import { musicWords } from '../words.ts'
import { chordsOf } from './chords-of.ts'
import type { DraftSection } from './plan-draft.ts'
import type { useRowDrag } from '#kit/moving/use-row-drag.ts'

type RowDrag = ReturnType<typeof useRowDrag>
type Props = {
  readonly section: DraftSection
  readonly song: Song | undefined
  /** From one. */
  readonly place: number
  readonly count: number
  readonly isBusy: boolean
  readonly isFull: boolean
  readonly handle: ReturnType<RowDrag['handleAt']>
  readonly drag: RowDrag['drag']
  readonly onMove: (to: number) => void
  readonly onEdit: () => void
  readonly onLock: (isLocked: boolean) => void
  readonly onAnew: () => void
  readonly onCopy: () => void
  readonly onRemove: () => void
}

/** Shows a section: the handle by which it is moved, what it is, its chords, and what can be done with it. */
export function SectionRow(props: Props) {
  const { section, song, handle, isBusy, onLock, onAnew, onEdit } = props
  const { name, nth, isLocked } = section
  const isOfSong = song !== undefined && nth !== undefined
  return (
    <li
      className={joinClasses(
        'flex flex-wrap items-center gap-x-1 rounded-lg p-1 sm:flex-nowrap sm:gap-x-2',
        dragLook(props),
      )}
    >
      <IconButton
        {...handle}
        size="sm"
        label={musicWords.move(name)}
        shortcut="↑ ↓"
        className="cursor-grab touch-none active:cursor-grabbing"
      >
        <GripVertical aria-hidden size={16} />
      </IconButton>
      <Facts section={section} song={song} />
      <div className="ml-auto flex shrink-0 items-center">
        {isOfSong ? (
          <>
            <IconButton
              size="sm"
              label={musicWords.lock(name)}
              aria-pressed={isLocked}
              onClick={() => onLock(!isLocked)}
            >
              {isLocked ? <Lock aria-hidden size={16} /> : <LockOpen aria-hidden size={16} />}
            </IconButton>
            <IconButton size="sm" label={musicWords.composeAnew(name)} disabled={isBusy} onClick={onAnew}>
              <RefreshCw aria-hidden size={16} />
            </IconButton>
          </>
        ) : null}
        <IconButton size="sm" label={musicWords.edit(name)} onClick={onEdit}>
          <Pencil aria-hidden size={16} />
        </IconButton>
        <RowMenu {...props} />
      </div>
    </li>
  )
}

function Facts({ section, song }: Pick<Props, 'section' | 'song'>) {
  const { name, durationMs, positive, negative } = section
  const styles = [...positive, ...negative.map(musicWords.not)]
  const chords = chordsOf(section, song)
  return (
    <div className="min-w-0 flex-1 basis-40">
      <p className="truncate text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-muted tabular-nums"> · {lengthText(durationMs)}</span>
        {styles.length > 0 ? <span className="text-muted"> · {formatList(styles)}</span> : null}
      </p>
      <p className="truncate text-xs text-muted">
        {chords.length > 0 ? (
          <>
            <span className="sr-only">{musicWords.chords} </span>
            {chords.join(' – ')}
          </>
        ) : song ? (
          musicWords.anew
        ) : null}
      </p>
    </div>
  )
}

function RowMenu({ section: { name }, place, count, isFull, onMove, onCopy, onRemove }: Props) {
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={musicWords.more(name)}>
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<ArrowUp aria-hidden size={16} />} disabled={place === 1} onSelect={() => onMove(place - 2)}>
        {musicWords.earlier}
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden size={16} />} disabled={place === count} onSelect={() => onMove(place)}>
        {musicWords.later}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden size={16} />} disabled={isFull} onSelect={onCopy}>
        {musicWords.copy}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={onRemove}>
        {musicWords.remove}
      </MenuItem>
    </Menu>
  )
}

/** Shows which section is moved, and between which others it would come to stand. */
function dragLook({ place, drag }: Pick<Props, 'place' | 'drag'>): string {
  const at = place - 1
  if (!drag) return ''
  if (at === drag.from) return 'bg-fill opacity-60'
  if (at !== drag.to) return ''
  return drag.to < drag.from ? 'shadow-[0_-2px_0_var(--accent)]' : 'shadow-[0_2px_0_var(--accent)]'
}
