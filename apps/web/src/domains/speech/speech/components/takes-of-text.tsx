import type { HistoryItem } from '@vireo/contracts/history'
import { Button, PlayButton, clockText } from '@vireo/ui'
import { Check, ListMusic, RefreshCw, Sprout } from 'lucide-react'

import { useHistory, useRecordingActions, useRecordingDeletion } from '#history'
import { speechWords } from '../words.ts'

/** How far back takes of a text are looked for. */
const newestItems = 50

type Props = {
  readonly text: string
  readonly onAnother: () => void
  readonly onSeed: (seed: number) => void
}

/** Everything that was made of the text on the screen: to compare, to go on from, and to keep the best of. */
export function TakesOfText({ text, onAnother, onSeed }: Props) {
  const history = useHistory({ source: 'TTS' }, newestItems)
  const takes = takesOf(text, history.data ?? [])
  const actions = useRecordingActions(takes)
  const { remove } = useRecordingDeletion()
  if (takes.length === 0) return null
  return (
    <section aria-label={speechWords.takesOfText} className="border-t border-line px-4 py-3 md:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-sm font-semibold">{speechWords.takesOfText}</h2>
        {takes.length > 1 ? (
          <Button size="sm" icon={<ListMusic aria-hidden size={14} />} onClick={() => actions.playAll(takes)}>
            {speechWords.compareTakes}
          </Button>
        ) : null}
        <Button size="sm" icon={<RefreshCw aria-hidden size={14} />} onClick={onAnother}>
          {speechWords.anotherTake}
        </Button>
      </div>
      <ol className="mt-2 flex max-h-40 flex-col overflow-y-auto">
        {takes.map((item, index) => (
          <TakeRow
            key={item.history_item_id}
            item={item}
            number={index + 1}
            actions={actions}
            onSeed={onSeed}
            onPick={takes.length > 1 ? () => remove(takes.filter((other) => other !== item)) : undefined}
          />
        ))}
      </ol>
    </section>
  )
}

function TakeRow(props: {
  readonly item: HistoryItem
  readonly number: number
  readonly actions: ReturnType<typeof useRecordingActions>
  readonly onSeed: (seed: number) => void
  readonly onPick: (() => void) | undefined
}) {
  const { item, number, actions, onSeed, onPick } = props
  const seed = seedOf(item)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <PlayButton
        of={speechWords.take(number)}
        look="outline"
        round
        playing={actions.isPlaying(item)}
        loading={actions.isLoading(item)}
        onClick={() => actions.togglePlay(item)}
      />
      <p className="min-w-0 flex-1 truncate text-sm tabular-nums">
        <span className="font-medium">{speechWords.take(number)}</span>
        <span className="text-muted">
          {' · '}
          {[item.voice_name, clockText(item.duration_ms), seed === undefined ? undefined : speechWords.takeSeed(seed)]
            .filter((part) => part !== undefined && part !== null)
            .join(' · ')}
        </span>
      </p>
      {seed === undefined ? null : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={speechWords.seedFrom(number)}
          icon={<Sprout aria-hidden size={14} />}
          onClick={() => onSeed(seed)}
        >
          <span className="max-sm:sr-only">{speechWords.repeatSeed}</span>
        </Button>
      )}
      {onPick ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={speechWords.pickOf(number)}
          icon={<Check aria-hidden size={14} />}
          onClick={onPick}
        >
          <span className="max-sm:sr-only">{speechWords.pick}</span>
        </Button>
      ) : null}
    </li>
  )
}

/** The takes of a text, the first one first, so that their numbers stay. */
export function takesOf(text: string, items: readonly HistoryItem[]): readonly HistoryItem[] {
  return text.trim() === '' ? [] : items.filter((item) => item.text === text).toReversed()
}

function seedOf(item: HistoryItem): number | undefined {
  const seed = item.settings?.['seed']
  return typeof seed === 'number' ? seed : undefined
}
