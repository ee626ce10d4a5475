import type { HistoryItem } from '@vireo/contracts/history'
import { VoiceFace, Waveform } from '@vireo/ui'

import { type Generation, useGeneration, type Making } from '../generation.ts'
import { progressText } from '../composer/progress-text.ts'
import { pooledLevels } from './arriving-levels.ts'
import { takesWords } from './words.ts'

/** A whole recording is about so many bars wide here. */
const wholeBars = 96

/** Shows the take that is being made: its waveform grows as it arrives, until its recording stands in its place. */
export function MakingCard({ history }: { readonly history: AskedHistory }) {
  const generation = useGeneration()
  if (!isShown(generation, history)) return null
  const { levels, share } = arrivedOf(generation)
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-lg bg-surface p-3 animate-[vireo-rise_160ms_ease-out]">
      <div className="flex items-center gap-3">
        <Face making={generation.making} />
        <Waveform
          grows
          label={takesWords.making}
          peaks={share > 0 ? pooledLevels(levels, Math.max(1, Math.round(share * wholeBars))) : undefined}
          durationMs={0}
          voice={generation.making.voiceId === undefined ? undefined : { id: generation.making.voiceId }}
          className="h-10 min-w-0 flex-1"
        />
      </div>
      <p className="flex h-8 items-center truncate text-xs text-muted tabular-nums">
        <span className="truncate">{progressText(generation)}</span>
      </p>
    </li>
  )
}

type Running = Extract<Generation, { readonly making: Making }>

/** The newest recordings, as they were asked for. */
export type AskedHistory = { readonly data: readonly HistoryItem[] | undefined; readonly isFetching: boolean }

/** Whether there is something in the making: also when it is done, as long as its recording is on its way to the list. */
export function isShown(generation: Generation, { data, isFetching }: AskedHistory): generation is Running {
  if (generation.status === 'starting' || generation.status === 'streaming') return true
  if (generation.status !== 'done' || generation.historyItemId === undefined) return false
  return isFetching && !data?.some((item) => item.history_item_id === generation.historyItemId)
}

function arrivedOf(generation: Running): { readonly levels: readonly number[]; readonly share: number } {
  if (generation.status === 'starting' || generation.levels.length === 0) return { levels: [], share: 0 }
  if (generation.status === 'done') return { levels: generation.levels, share: 1 }
  return { levels: generation.levels, share: generation.progress?.share ?? 0 }
}

function Face({ making }: { readonly making: Making }) {
  if (making.voiceId === undefined) return null
  return <VoiceFace id={making.voiceId} size={32} speaking />
}
