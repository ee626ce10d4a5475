import type { FineTuningState } from '@vireo/contracts/voices'

/** What can happen to a model's training. */
export type TrainingEvent =
  /** Somebody asked for it. */
  | 'asked'
  /** A worker took it up, the first time or again. */
  | 'begun'
  /** An attempt ended by something that passes; another follows. */
  | 'stumbled'
  | 'succeeded'
  /** It cannot be done with these recordings, or was tried often enough. */
  | 'failed'
  | 'canceled'

export type Trained = { readonly state: FineTuningState; readonly wasTunedBefore: boolean }

type Table = Readonly<Record<FineTuningState, Partial<Readonly<Record<TrainingEvent, FineTuningState>>>>>

const running = { begun: 'fine_tuning', failed: 'failed' } as const

const table: Table = {
  not_started: { asked: 'queued' },
  queued: running,
  fine_tuning: { ...running, stumbled: 'delayed', succeeded: 'fine_tuned' },
  fine_tuned: { asked: 'queued' },
  failed: { asked: 'queued' },
  delayed: running,
}

/** Tells whether a training is under way, so that nothing it depends on may change. */
export function isUnderWay(state: FineTuningState): boolean {
  return table[state].begun !== undefined // proved by training-state.test.ts
}

/** Returns the state of a model's training after an event; undefined where the event cannot happen. */
export function afterEvent({ state, wasTunedBefore }: Trained, event: TrainingEvent): FineTuningState | undefined {
  if (event !== 'canceled') return table[state][event] // proved by training-state.test.ts
  if (!isUnderWay(state)) return undefined // proved by training-state.test.ts
  return wasTunedBefore ? 'fine_tuned' : 'not_started' // proved by training-state.test.ts
}
