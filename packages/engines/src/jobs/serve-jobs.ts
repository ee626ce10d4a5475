import { setImmediate as breathe } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { SourceError } from '../samples.ts'
import { EngineError } from '../speech.ts'
import { type Job, type JobNews, wishes, type WorkerStart } from './messages.ts'
import { yieldToLiveWork } from './yield-to-live-work.ts'

/** What surrounds a job inside its thread. */
export type JobSurroundings<Progress> = {
  /** The job's own, gone when it is over. */
  readonly folder: string
  tell(progress: Progress, transfer?: ArrayBuffer[]): void
  /** About once a second of audio; throws when the job is not wanted any more. */
  onBeat(): void
  /** Whether the job is to come to an end with what it has. */
  endsEarly(): boolean
}

/** Signs of life are waited for by the second: more of them would only wake the process that hears them. */
const beatEveryMs = 100

/** Thrown through the engine to end a job that nobody wants. */
class Stopped extends Error {}

/** Serves a JobPool in its worker: loads the engine at the first job, then does one job after the other. */
export function serveJobs<Module, Engine, Task, Progress, Result>(
  load: (module: Module) => Promise<Engine>,
  run: (engine: Engine, task: Task, surroundings: JobSurroundings<Progress>) => Promise<Result>,
): void {
  yieldToLiveWork()
  // Started by startJobThread only, which passes exactly this.
  const { engine, wish } = workerData as WorkerStart
  let loading: Promise<Engine> | undefined

  const say = (news: JobNews<Progress, Result>, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(news, transfer)
  let beatAt = -Infinity
  const onBeat = () => {
    if (Atomics.load(wish, 0) === wishes.stop) throw new Stopped()
    const now = performance.now()
    if (now - beatAt < beatEveryMs) return
    beatAt = now
    say({ type: 'beat' })
  }

  async function work({ folder, task }: Job<Task>): Promise<void> {
    try {
      // The module was named by whoever composed the server, as one that exports the loader.
      const loaded = await (loading ??= import(engine).then((module: Module) => load(module)))
      await breathe()
      beatAt = -Infinity
      onBeat()
      const result = await run(loaded, task, {
        folder,
        tell: (progress, transfer) => say({ type: 'progress', progress }, transfer),
        onBeat,
        endsEarly: () => Atomics.load(wish, 0) === wishes.finishEarly,
      })
      say({ type: 'done', result })
    } catch (error) {
      say(newsOf(error))
    }
  }

  parentPort?.on('message', (job: Job<Task>) => void work(job))
}

function newsOf(error: unknown): JobNews<never, never> {
  if (error instanceof Stopped) return { type: 'stopped' }
  if (error instanceof SourceError) return { type: 'refused', kind: error.kind, message: error.message }
  if (error instanceof EngineError) return { type: 'failed', kind: error.kind, message: error.message }
  return { type: 'failed', kind: 'crashed', message: error instanceof Error ? error.message : String(error) }
}
