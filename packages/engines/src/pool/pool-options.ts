import type { MarkPattern, OutputFormat } from '@vireo/audio'
import type { EngineLink } from '../speech.ts'

/** Time as the watchdog sees it, so that a test can let it pass. */
export type PoolTimers = {
  now(): number
  /** Calls again and again; returns what stops it. Must not keep the process alive. */
  every(intervalMs: number, action: () => void): () => void
  /** Calls once; returns what prevents it. Keeps the process alive until then. */
  after(delayMs: number, action: () => void): () => void
}

export type SpeechPoolOptions = {
  /** Threads; as many as there are cores is best. */
  readonly workers: number
  /** Engine name → URL of a module that exports `loadSynthesizer`. Loaded in the workers, when first needed. */
  readonly engines: Readonly<Record<string, string | URL>>
  /** For engines that have a part outside of the workers: gives each worker its own way to it. */
  readonly links?: Readonly<Record<string, () => EngineLink>>
  /** The engines used most: loaded before a worker counts as ready, a second instance when needed. The first unless said. */
  readonly warmEngines?: readonly string[]
  /** Formats whose encoders are ready before the first request; MP3 at 44.1 kHz, 128 kbit/s unless said. */
  readonly warmFormats?: readonly OutputFormat[]
  /** Written into all that is spoken, inaudibly; nothing unless said. */
  readonly mark?: MarkPattern | undefined
  /** Without a sign of life for so long while it has work, a worker has hung. 10 s unless said. */
  readonly hangMs?: number
  /** The same for a worker that is starting. 30 s unless said. */
  readonly startMs?: number
  /** Streams that have something to say, at a time; beyond it they fail as `overloaded`. 4096 unless said. */
  readonly streamsMax?: number
  /** A stream may be interrupted for another's first piece while it is so far ahead of its listener. 1 s unless said. */
  readonly preemptionLeadMs?: number
  /** The worker's file; the one beside this module unless said (`.ts` from sources, `.js` in a bundle). */
  readonly workerUrl?: URL
  readonly timers?: PoolTimers
  /** Hears of what should not have happened and was survived; a warning of the process unless said. */
  readonly onFault?: (error: Error) => void
}

export type ResolvedPoolOptions = Required<Omit<SpeechPoolOptions, 'engines' | 'mark'>> & {
  readonly mark: MarkPattern | undefined
  readonly engines: Readonly<Record<string, string>>
}

const realTimers: PoolTimers = {
  now: () => performance.now(),
  every(intervalMs, action) {
    const timer = setInterval(action, intervalMs).unref()
    return () => clearInterval(timer)
  },
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
}

/** Answers the URL of the worker, which lies beside this module: in sources as `.ts`, in the flat bundle as `.js`. */
function workerBeside(moduleUrl: string): URL {
  return new URL(moduleUrl.endsWith('.ts') ? './speech-worker.ts' : './speech-worker.js', moduleUrl)
}

/** Fills in what was left open. Throws RangeError for a pool without workers. */
export function resolvePoolOptions(options: SpeechPoolOptions): ResolvedPoolOptions {
  const { workers, engines, streamsMax = 4096 } = options
  if (!Number.isInteger(workers) || workers < 1) throw new RangeError(`a pool cannot have ${workers} workers`)
  return {
    workers,
    streamsMax,
    engines: Object.fromEntries(Object.entries(engines).map(([name, url]) => [name, String(url)])),
    warmEngines: options.warmEngines ?? Object.keys(engines).slice(0, 1),
    warmFormats: options.warmFormats ?? [{ codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 }],
    links: options.links ?? {},
    mark: options.mark,
    hangMs: options.hangMs ?? 10_000,
    startMs: options.startMs ?? 30_000,
    preemptionLeadMs: options.preemptionLeadMs ?? 1000,
    workerUrl: options.workerUrl ?? workerBeside(import.meta.url),
    timers: options.timers ?? realTimers,
    onFault: options.onFault ?? ((error) => process.emitWarning(error)),
  }
}
