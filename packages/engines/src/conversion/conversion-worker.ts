import { setImmediate as breathe } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { EngineError } from '../speech.ts'
import { type LoadVoiceConverter, SourceError, type VoiceConverter } from '../voice-conversion.ts'
import { type ConversionJob, type ConversionNews, wishes, type WorkerStart } from './messages.ts'
import { runConversion, runLearning, type JobSurroundings } from './run-job.ts'

/** Started by ConversionThread only, which passes exactly this. */
const { engine, wish } = workerData as WorkerStart

/** Thrown through the engine to end a job that nobody wants. */
class Stopped extends Error {}

let loading: Promise<VoiceConverter> | undefined

/** The module was named by whoever composed the server, as one that exports this. */
async function load(): Promise<VoiceConverter> {
  const { loadVoiceConverter } = (await import(engine)) as { loadVoiceConverter: LoadVoiceConverter }
  return loadVoiceConverter()
}

function say(news: ConversionNews): void {
  // Node's types allow transferring shared memory, which an encoder never gives.
  const transfer = news.type === 'audio' ? [news.bytes.buffer as ArrayBuffer] : []
  parentPort?.postMessage(news, transfer)
}

function onBeat(): void {
  if (Atomics.load(wish, 0) === wishes.stop) throw new Stopped()
  say({ type: 'beat' })
}

async function work(job: ConversionJob): Promise<void> {
  try {
    const converter = await (loading ??= load())
    const endsEarly = () => Atomics.load(wish, 0) === wishes.finishEarly
    const surroundings: JobSurroundings = { converter, folder: job.folder, say, onBeat, endsEarly }
    await breathe()
    onBeat()
    if (job.kind === 'learn') await runLearning(job.reference, surroundings)
    else await runConversion(job.request, surroundings)
  } catch (error) {
    say(newsOf(error))
  }
}

function newsOf(error: unknown): ConversionNews {
  if (error instanceof Stopped) return { type: 'stopped' }
  if (error instanceof SourceError) return { type: 'refused', kind: error.kind, message: error.message }
  if (error instanceof EngineError) return { type: 'failed', kind: error.kind, message: error.message }
  return { type: 'failed', kind: 'crashed', message: error instanceof Error ? error.message : String(error) }
}

parentPort?.on('message', (job: ConversionJob) => void work(job))
