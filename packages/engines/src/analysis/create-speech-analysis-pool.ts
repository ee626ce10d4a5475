import { JobPool, type JobPoolOptions } from '../jobs/job-pool.ts'
import type { AlignmentWishes, AnalysisOptions, ReferenceSet, SpeechAnalysisEngine } from '../speech-analysis.ts'
import type { AnalysisResult, AnalysisResults, AnalysisTask } from './messages.ts'
import { findWords, placementReferences } from './placement-references.ts'
import type { SpeakReference } from './speak-reference.ts'

/** The module named by `engine` exports `loadSpeechAnalyser`. */
export type SpeechAnalysisPoolOptions = JobPoolOptions & { readonly speakReference: SpeakReference }

const decoysMin = 2
const decoysMax = 16
const charactersMax = 600
const speakersMax = 8

/** Creates a pool that analyses in threads, which start at the first use and end after a minute without any. */
export function createSpeechAnalysisPool(options: SpeechAnalysisPoolOptions): SpeechAnalysisEngine {
  const workerUrl = new URL('./analysis-worker.ts', import.meta.url)
  const kind = { name: 'analysis', workerUrl }
  const pool = new JobPool<AnalysisTask, never, AnalysisResult>(kind, { idleMs: 60_000, ...options })
  const run = <Kind extends keyof AnalysisResults>(
    task: AnalysisTask & { readonly kind: Kind },
    asked: AnalysisOptions = {},
    // The worker answers a task of a kind with the result of that kind.
  ) => pool.run(task, asked) as Promise<AnalysisResults[Kind]>
  return {
    inspect: (file, asked) => run({ kind: 'inspect', file }, asked),
    tellSpeakersApart: (file, { maxSpeakers = speakersMax, ...asked } = {}) =>
      run({ kind: 'tellSpeakersApart', file, maxSpeakers: Math.max(1, Math.min(speakersMax, maxSpeakers)) }, asked),
    async align(file, wishes, asked) {
      const references = await referencesOf(wishes, options.speakReference, asked?.signal)
      return run({ kind: 'align', file, references }, asked)
    },
    async place(file, wishes, asked) {
      const voices = await placementReferences(wishes, options.speakReference, asked?.signal)
      const placed = await run({ kind: 'place', file, references: voices.map(({ spoken }) => spoken) }, asked)
      return {
        pieces: placed.pieces.map((piece, at) => ({
          ...piece,
          words: findWords(wishes.pieces[at] ?? '', piece.words),
        })),
        voice: voices[placed.nearest]?.voice ?? 0,
      }
    },
    voiceprint: (file, asked) => run({ kind: 'voiceprint', file }, asked),
    sketch: (file, asked) => run({ kind: 'sketch', file }, asked),
    close: () => pool.close(),
  }
}

async function referencesOf(
  { text, language, decoys }: AlignmentWishes,
  speak: SpeakReference,
  signal: AbortSignal | undefined,
): Promise<readonly ReferenceSet[]> {
  if (decoys.length < decoysMin || decoys.length > decoysMax) {
    throw new RangeError(`a text is compared with ${decoysMin} to ${decoysMax} decoys, not ${decoys.length}`)
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length === 0 || [text, ...decoys].some(({ length }) => length > charactersMax)) {
    throw new RangeError(`a text to align has 1 to ${charactersMax} characters, and so has a decoy`)
  }
  const spoken = await speak([...lines, ...decoys], language, signal)
  return spoken.map((voice) => ({ lines: voice.slice(0, lines.length), decoys: voice.slice(lines.length) }))
}
