import type { MarkPattern } from '@vireo/audio'
import { JobPool, type JobPoolOptions } from '../jobs/job-pool.ts'
import { EngineError } from '../speech.ts'
import type { EffectResult, EffectTask } from './messages.ts'
import type { SoundEffectEngine } from './sound-effects.ts'

/** The module named by `engine` exports `loadSoundEffectMaker`. */
export type SoundEffectsPoolOptions = JobPoolOptions & {
  /** Written into all that is made, inaudibly; nothing unless said. */
  readonly mark?: MarkPattern | undefined
}

/** A layer of half a minute is computed without a sign of life, and late where live work wants all cores. */
const hangMs = 60_000

/** Creates a pool that makes sound effects in threads; they start with the first one and end when nobody wants more. */
export function createSoundEffectsPool({ mark, ...options }: SoundEffectsPoolOptions): SoundEffectEngine {
  const kind = { name: 'sound-effects', workerUrl: new URL('./effects-worker.ts', import.meta.url) }
  const pool = new JobPool<EffectTask, never, EffectResult>(kind, { hangMs, ...options })
  return {
    async understand(text, asked) {
      const result = await pool.run({ kind: 'understand', text }, asked)
      if (result.type === 'understood') return result.understood
      throw new EngineError('crashed', `the worker ended reading with ${result.type}`)
    },
    async make(wishes, format, asked) {
      const result = await pool.run({ kind: 'make', wishes, format, mark: asked?.mark ?? mark }, asked)
      if (result.type === 'outcome') return result.outcome
      throw new EngineError('crashed', `the worker ended a sound with ${result.type}`)
    },
    async finish(sound, format, asked) {
      const result = await pool.run({ kind: 'finish', sound, format, mark: asked?.mark ?? mark }, asked)
      if (result.type === 'outcome' && result.outcome.kind === 'made') return result.outcome
      throw new EngineError('garbage', 'what came of the words is no sound')
    },
    close: () => pool.close(),
  }
}
