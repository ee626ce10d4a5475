import type { MarkPattern } from '@vireo/audio'
import { errorOf, JobPool, type JobPoolOptions } from '../jobs/job-pool.ts'
import { type StretchProgress, tellListener } from '../jobs/stretches.ts'
import { EngineError } from '../speech.ts'
import type { MusicResult, MusicTask } from './messages.ts'
import type { MusicEngine, MusicOptions } from './music.ts'

/** The module named by `engine` exports `loadMusician`. */
export type MusicPoolOptions = JobPoolOptions & {
  /** Threads that play: each opens the instruments for itself, 250 MB. One unless said. */
  readonly players?: number
  /** Written into every piece, inaudibly; nothing unless said. Stems carry none: together they are the mix to the sample. */
  readonly mark?: MarkPattern | undefined
}

/** Opening instruments tells of no life, and this thread waits for those that speak. */
const hangMs = 60_000

/**
 * Creates a pool that makes music in threads; they start with the first piece and end when nobody wants more. Planning needs no
 * instruments and has threads of its own, so that nobody waits with a plan for somebody else's piece.
 */
export function createMusicPool({ players = 1, mark, ...options }: MusicPoolOptions): MusicEngine {
  const kind = { name: 'music', workerUrl: new URL('./music-worker.ts', import.meta.url) }
  const planners = new JobPool<MusicTask, StretchProgress, MusicResult>(kind, { hangMs, ...options })
  const stage = new JobPool<MusicTask, StretchProgress, MusicResult>(kind, { hangMs, ...options, workers: players })
  const run = async <Type extends MusicResult['type']>(type: Type, task: MusicTask, asked?: MusicOptions) => {
    const result = await (task.kind === 'stems' ? stage : planners).run(task, asked)
    if (isOf(result, type)) return result
    throw new EngineError('crashed', `the worker ended music with ${result.type}`)
  }
  return {
    plan: async (wishes, asked) => (await run('planned', { kind: 'plan', wishes }, asked)).planned,
    prepare: (format) => stage.warm({ kind: 'prepare', format }),
    stems: async (request, asked) => (await run('stems', { kind: 'stems', ...request }, asked)).stems,
    listen: async (request, asked) => (await run('listened', { kind: 'listen', ...request }, asked)).listened,
    write: async (request, asked) => (await run('written', { kind: 'write', ...request }, asked)).bytes,
    perform(request, listener, shared) {
      const job = stage.add(
        { kind: 'perform', ...request, mark: shared?.mark ?? mark },
        {
          progress: (progress) => tellListener(listener, progress),
          over(outcome) {
            if (outcome instanceof Error || outcome.type !== 'done') listener.fail(errorOf(outcome))
            else if (outcome.result.type === 'performed') listener.end(outcome.result)
            else listener.fail(new EngineError('crashed', `the worker ended music with ${outcome.result.type}`))
          },
        },
        shared,
      )
      return { finishEarly: () => job.finishEarly(), cancel: () => job.cancel() }
    },
    close: async () => {
      await Promise.all([planners.close(), stage.close()])
    },
  }
}

function isOf<Type extends MusicResult['type']>(
  result: MusicResult,
  type: Type,
): result is Extract<MusicResult, { type: Type }> {
  return result.type === type
}
