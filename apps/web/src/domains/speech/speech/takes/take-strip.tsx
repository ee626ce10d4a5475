import type { HistoryItem } from '@vireo/contracts/history'
import { Button, type ButtonProps, IconButton, useVisibleMoves } from '@vireo/ui'
import { ListMusic, RefreshCw, SplitSquareHorizontal, X } from 'lucide-react'

import { memo, useRef } from 'react'

import { announce } from '#kit/announce.tsx'
import { useHistory, useRecordingActions, useRecordingDeletion } from '#history'
import { useGeneration } from '../generation.ts'
import { isShown, MakingCard } from './making-card.tsx'
import { TakeCard } from './take-card.tsx'
import { starredFirst, useStars } from './stars.ts'
import { takesOf } from './takes-of.ts'
import { CompareBar } from './compare-bar.tsx'
import { useCompare } from './use-compare.ts'
import { takesWords } from './words.ts'

/** How far back takes of a text are looked for. */
const newestItems = 50

export type TakeStripProps = {
  /** Whether a recording is a take of what stands on the screen. */
  readonly isOfThis: (item: HistoryItem) => boolean
  readonly onAnother: () => void
  /** Absent where seeds are not chosen. */
  readonly onSeed?: (seed: number | undefined) => void
  /** Whether the next take is made with a seed that was chosen. */
  readonly hasSeed?: boolean
  /** Absent where each line has a voice of its own. */
  readonly onUseAgain?: (item: HistoryItem) => void
}

/** Shows what was made of what stands on the screen as cards: to compare, to go on from, and to keep the best of. */
export const TakeStrip = memo(function TakeStrip(props: TakeStripProps) {
  const { isOfThis, onAnother, onSeed, hasSeed = false, onUseAgain } = props
  const generation = useGeneration()
  const history = useHistory({ source: 'TTS' }, newestItems)
  const stars = useStars()
  const takes = takesOf(isOfThis, history.data ?? [])
  const items = takes.map(({ item }) => item)
  const actions = useRecordingActions(items)
  const { remove } = useRecordingDeletion()
  const { comparison, begin } = useCompare(takes)
  const shown = starredFirst(takes, stars.has)
  const list = useRef<HTMLOListElement>(null)
  const isMaking = isShown(generation, history)
  const order = [...(isMaking ? ['making'] : []), ...shown.map(({ item }) => item.history_item_id)]
  useVisibleMoves(list, order.join(' '))
  if (takes.length === 0 && !isMaking) return null
  return (
    <section aria-label={takesWords.ofText} className="pt-4 pb-2">
      <div className="flex min-h-8 flex-wrap items-center justify-end gap-1">
        <h2 className="mr-auto text-xs font-medium text-muted">{takesWords.ofText}</h2>
        {takes.length > 1 && !comparison ? (
          <>
            <Action icon={<SplitSquareHorizontal aria-hidden size={16} />} onClick={begin}>
              {takesWords.compare}
            </Action>
            <Action icon={<ListMusic aria-hidden size={16} />} onClick={() => actions.playAll(items)}>
              {takesWords.playAll}
            </Action>
          </>
        ) : null}
        {hasSeed && onSeed && !comparison ? <SeedChip onClear={() => onSeed(undefined)} /> : null}
        {comparison ? <CompareBar comparison={comparison} /> : null}
        {takes.length > 0 && !comparison ? (
          <Action icon={<RefreshCw aria-hidden size={16} />} onClick={onAnother}>
            {takesWords.another}
          </Action>
        ) : null}
      </div>
      <ol ref={list} className="mt-1 grid gap-2 sm:grid-cols-2">
        <MakingCard history={history} />
        {shown.map(({ item, number }) => (
          <TakeCard
            key={item.history_item_id}
            item={item}
            name={takesWords.take(number)}
            actions={actions}
            comparison={comparison}
            onUseAgain={told(onUseAgain, takesWords.usedAgain)}
            onSeed={told(onSeed, takesWords.seedUsed)}
            starred={stars.has(item.history_item_id)}
            onStar={items.length > 1 ? () => stars.toggle(item.history_item_id) : undefined}
            onKeepOnly={items.length > 1 ? () => remove(items.filter((other) => other !== item)) : undefined}
            onDelete={() => remove([item])}
          />
        ))}
      </ol>
    </section>
  )
})

function Action(props: Pick<ButtonProps, 'icon' | 'onClick' | 'children'>) {
  return <Button size="sm" variant="ghost" {...props} />
}

/** Makes of an act one that also says that it was done, to people who listen. */
function told<T>(act: ((of: T) => void) | undefined, message: string): ((of: T) => void) | undefined {
  if (!act) return undefined
  return (of) => {
    act(of)
    announce(message)
  }
}

/** Says that the next take is made with the seed of one of these, and takes that back. */
function SeedChip({ onClear }: { readonly onClear: () => void }) {
  return (
    <span className="flex h-8 items-center gap-1 rounded-full bg-fill pr-1 pl-3 text-xs">
      {takesWords.sameSeed}
      <IconButton size="sm" round label={takesWords.clearSeed} className="size-6" onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </span>
  )
}
