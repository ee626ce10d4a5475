import type { HistoryItem } from '@vireo/contracts/history'
import {
  Button,
  lengthText,
  IconButton,
  joinClasses,
  Menu,
  MenuItem,
  MenuSeparator,
  PlayButton,
  type WaveWord,
} from '@vireo/ui'
import { Check, Download, Ellipsis, Repeat2, Sprout, Star, Trash2 } from 'lucide-react'
import { Suspense, useMemo } from 'react'

import { KnownFace } from '#kit/faces/index.ts'
import { formatExact } from '#kit/format/index.ts'
import { TrackWaveform } from '#kit/player/index.ts'
import { recordingActionsOffered } from '#kit/recordings/recording-actions.ts'
import { trackOf, type useRecordingActions } from '#history'
import { useWaveWords } from '../spoken-words/use-wave-words.ts'
import { seedOf, speakerIdsOf } from './takes-of.ts'
import type { Comparison } from './use-compare.ts'
import { takesWords } from './words.ts'

type TakeCardProps = {
  readonly item: HistoryItem
  /** What it is called: its number among the takes of a text. */
  readonly name: string
  readonly actions: ReturnType<typeof useRecordingActions>
  /** Given while two takes are held against each other. */
  readonly comparison: Comparison | undefined
  readonly onUseAgain: ((item: HistoryItem) => void) | undefined
  readonly onSeed: ((seed: number) => void) | undefined
  readonly starred: boolean
  /** Absent where it is the only one, and there is nothing to tell it from. */
  readonly onStar: (() => void) | undefined
  /** Absent where it is the only one. */
  readonly onKeepOnly: (() => void) | undefined
  readonly onDelete: () => void
}

/** Shows one take as its sound: to play, to move through, to keep and to go on from. */
export function TakeCard(props: TakeCardProps) {
  const { item, name, actions } = props
  const track = useMemo(() => trackOf(item), [item])
  // Their room is there before them, so that nothing moves when it is heard.
  const words = useWaveWords(track) ?? noWords
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-lg bg-surface p-3">
      <div className="flex items-center gap-3">
        <PlayButton
          of={name}
          look="outline"
          round
          playing={actions.isPlaying(item)}
          loading={actions.isLoading(item)}
          onClick={() => actions.togglePlay(item)}
        />
        <TrackWaveform track={track} label={takesWords.shape(name)} words={words} className="h-15 min-w-0 flex-1" />
      </div>
      <div className="flex items-center gap-2">
        <Mark {...props} />
        <p className="min-w-0 flex-1 truncate text-xs text-muted tabular-nums">
          <span className="font-medium text-ink">{name}</span>
          {' · '}
          {[item.voice_name, lengthText(item.duration_ms)].filter((part) => part !== null).join(' · ')}
        </p>
        <StarButton {...props} />
        <IconButton size="sm" label={takesWords.download(name)} onClick={() => void actions.download([item])}>
          <Download aria-hidden size={16} />
        </IconButton>
        <TakeMenu {...props} />
      </div>
    </li>
  )
}

const noWords: readonly WaveWord[] = []

/** Marks a take as one of the best, which come first. */
function StarButton({ name, starred, onStar }: TakeCardProps) {
  if (!onStar) return null
  return (
    <IconButton size="sm" label={takesWords.star(name)} aria-pressed={starred} onClick={onStar}>
      <Star aria-hidden size={16} className={starred ? 'fill-accent stroke-accent' : ''} />
    </IconButton>
  )
}

/** Shows the face of the voice; while takes are compared, which of the two it is, or the way to make it one of them. */
function Mark({ item, name, actions, comparison }: TakeCardProps) {
  const side = comparison?.sideOf(item)
  if (comparison && side === undefined) {
    return (
      <Button size="sm" aria-label={takesWords.compareWith(name)} onClick={() => comparison.take(item)}>
        {takesWords.compareThis}
      </Button>
    )
  }
  if (side) {
    return (
      <span
        className={joinClasses(
          'grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold',
          comparison?.heard === side ? 'bg-ink text-canvas' : 'bg-fill text-muted',
        )}
      >
        {takesWords.sides[side]}
      </span>
    )
  }
  return <TakeFaces item={item} speaking={actions.isPlaying(item)} />
}

/** How many faces stand side by side before the rest is only counted. */
const facesMax = 3

/** Shows the face of who speaks; of a dialogue those of its speakers, each once and in their order. */
function TakeFaces({ item, speaking }: { readonly item: HistoryItem; readonly speaking: boolean }) {
  const speakers = speakerIdsOf(item)
  const hidden = speakers.length - facesMax
  return (
    <span className="flex shrink-0 items-center -space-x-1.5">
      {speakers.slice(0, facesMax).map((id) => (
        <KnownFace key={id} id={id} size={24} speaking={speaking} className="ring-2 ring-surface" />
      ))}
      {hidden > 0 ? <span className="pl-3 text-xs text-muted tabular-nums">{`+${formatExact(hidden)}`}</span> : null}
    </span>
  )
}

function TakeMenu({ item, name, onUseAgain, onSeed, onKeepOnly, onDelete }: TakeCardProps) {
  const seed = seedOf(item)
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={takesWords.more(name)}>
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
    >
      {onUseAgain ? (
        <MenuItem icon={<Repeat2 aria-hidden size={16} />} onSelect={() => onUseAgain(item)}>
          {takesWords.again}
        </MenuItem>
      ) : null}
      {seed === undefined || !onSeed ? null : (
        <MenuItem icon={<Sprout aria-hidden size={16} />} onSelect={() => onSeed(seed)}>
          {takesWords.seedAgain(seed)}
        </MenuItem>
      )}
      {onKeepOnly ? (
        <MenuItem icon={<Check aria-hidden size={16} />} onSelect={onKeepOnly}>
          {takesWords.keepOnly}
        </MenuItem>
      ) : null}
      {recordingActionsOffered().map(({ id, MenuEntry }) => (
        <Suspense key={id} fallback={null}>
          <MenuEntry historyItemId={item.history_item_id} />
        </Suspense>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden size={16} />} danger onSelect={onDelete}>
        {takesWords.delete}
      </MenuItem>
    </Menu>
  )
}
