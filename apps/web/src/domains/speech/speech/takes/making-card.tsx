import type { HistoryItem } from '@vireo/contracts/history'
import { Waveform, type WaveWord } from '@vireo/ui'

import { KnownFace, useDrawnVoice } from '#kit/faces/index.ts'
import { player, usePlayer } from '#kit/player/index.ts'
import { type Generation, useGeneration, type Making } from '../generation.ts'
import { pooledLevels } from './pooled-levels.ts'
import { takesWords } from './words.ts'

/** A whole recording is about so many bars wide here. */
const wholeBars = 96

/** Shows the take that is being made: its waveform grows as it arrives, until its recording stands in its place. */
export function MakingCard({ history }: { readonly history: AskedHistory }) {
  const generation = useGeneration()
  const { levels, share } = useArrived(generation)
  const voice = useDrawnVoice('making' in generation ? generation.making.voiceId : undefined)
  if (!isShown(generation, history)) return null
  return (
    <li
      ref={intoSight}
      className="flex min-w-0 flex-col gap-1 rounded-lg bg-surface p-3 animate-[vireo-rise_160ms_ease-out]"
    >
      <div className="flex items-center gap-3">
        <Face making={generation.making} />
        <Waveform
          grows
          label={takesWords.making}
          peaks={share > 0 ? pooledLevels(levels, Math.max(1, Math.round(share * wholeBars))) : undefined}
          durationMs={0}
          voice={voice}
          // The words of the take that comes here have their room already.
          words={noWords}
          className="h-15 min-w-0 flex-1"
        />
      </div>
      <p className="flex h-8 items-center truncate text-xs text-muted tabular-nums">
        {/* How far it is stands in the bar, beside the button that stops it. */}
        <span className="truncate">
          {[generation.making.title, generation.making.subtitle].filter((part) => part !== '').join(' · ')}
        </span>
      </p>
    </li>
  )
}

/** Brings a card that comes under the bar, or below the screen, to where it is seen whole. */
function intoSight(card: HTMLLIElement | null): void {
  card?.scrollIntoView({ block: 'nearest' })
}

type Running = Extract<Generation, { readonly making: Making }>

/** The newest recordings, as they were asked for. */
export type AskedHistory = { readonly data: readonly HistoryItem[] | undefined; readonly isFetching: boolean }

/**
 * Tells whether there is something in the making: also when it is done, as long as its recording has not reached the
 * list.
 */
export function isShown(generation: Generation, { data, isFetching }: AskedHistory): generation is Running {
  if (generation.status === 'starting' || generation.status === 'streaming') return true
  if (generation.status !== 'done' || generation.historyItemId === undefined) return false
  return isFetching && !data?.some((item) => item.history_item_id === generation.historyItemId)
}

/** Answers what the player has heard arriving of it, and how much of the whole that is. */
function useArrived(generation: Generation): { readonly levels: readonly number[]; readonly share: number } {
  const { track, levels } = usePlayer(player)
  if (generation.status !== 'streaming' && generation.status !== 'done') return nothing
  const heard = track?.id === generation.trackId ? (track.peaks ?? levels ?? []) : []
  if (heard.length === 0) return nothing
  return { levels: heard, share: generation.status === 'done' ? 1 : (generation.progress?.share ?? 0) }
}

const noWords: readonly WaveWord[] = []
const nothing = { levels: [], share: 0 } as const

function Face({ making }: { readonly making: Making }) {
  if (making.voiceId === undefined) return null
  return <KnownFace id={making.voiceId} size={32} speaking />
}
