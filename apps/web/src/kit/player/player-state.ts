import type { Habits } from './habits.ts'
import type { Loop, Queue, Track } from './track.ts'

/** What a player is doing, and with what. */
export type PlayerState = Habits & {
  readonly status: 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'
  readonly track: Track | undefined
  /** Undefined while the end has not arrived. */
  readonly durationMs: number | undefined
  /** Whether the audio has arrived to its last byte. */
  readonly isWhole: boolean
  /** Whether it stands as an earlier visit left it: nobody has played it or moved its needle since. */
  readonly isUntouched: boolean
  readonly queue: Queue | undefined
  readonly loop: Loop
  /** Levels 0 … 1 of what has arrived, while more is on its way and the recording's own are not known. */
  readonly levels: readonly number[] | undefined
  /** Why it cannot be heard, when it failed. */
  readonly problem: string | undefined
}

/** What it is while nothing is in it. */
export const nothing = {
  status: 'idle',
  track: undefined,
  durationMs: undefined,
  isWhole: false,
  isUntouched: false,
  levels: undefined,
  problem: undefined,
} as const
