import type { Synthesizer } from '@vireo/engines'
import { loadSynthesizer } from '@vireo/engine-flite'
import { type LibraryVoice, libraryVoices } from '../apps/server/src/domains/voices/voices/library/index.ts'
import { piecesOf } from './bare-pool.ts'
import { speak } from './http-client.ts'
import type { Section } from './report.ts'
import type { ServerUnderTest } from './server-under-test.ts'
import { median, percentile, rounded } from './statistics.ts'
import { uniqueText } from './texts.ts'

const rounds = 60

/** Measures the time to the first byte of audio for one client, against the first chunk of the engine alone. */
export async function measureFirstByte(server: ServerUnderTest): Promise<Section> {
  const voice = voiceOn('slt')
  const engine = await loadSynthesizer()
  const bare: number[] = []
  const sentence: number[] = []
  const short: number[] = []
  const long: number[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = bareMs(engine, voice, uniqueText(50))
    bare.push(alone.firstChunkMs)
    sentence.push(alone.sentenceMs)
    short.push((await speak(server, voice.voiceId, uniqueText(50))).firstByteMs)
    if (round % 4 === 0) long.push((await speak(server, voice.voiceId, uniqueText(3000))).firstByteMs)
  }
  const warm = (samples: readonly number[]) => samples.slice(Math.ceil(samples.length / 10))
  const extraMs = median(warm(short)) - median(warm(bare))
  const afterSentenceMs = median(warm(short)) - median(warm(sentence))
  const ratio = percentile(warm(long), 0.95) / percentile(warm(short), 0.95)
  return {
    title: 'First audio byte, one client, /stream, mp3_44100_128',
    rows: [
      {
        what: '50 characters, p50',
        measured: rounded(median(warm(short))),
        unit: 'ms',
        baseline: rounded(median(warm(bare))),
        baselineName: 'bare first chunk',
        relation: rounded(extraMs),
        limit: '≤ +6 ms',
        holds: extraMs <= 6,
      },
      {
        what: '50 characters, p50',
        measured: rounded(median(warm(short))),
        unit: 'ms',
        baseline: rounded(median(warm(sentence))),
        baselineName: 'bare first sentence',
        relation: rounded(afterSentenceMs),
        limit: '≤ +8 ms',
        holds: afterSentenceMs <= 8,
      },
      {
        what: '3000 characters, p95',
        measured: rounded(percentile(warm(long), 0.95)),
        unit: 'ms',
        baseline: rounded(percentile(warm(short), 0.95)),
        baselineName: '50 characters, p95',
        relation: rounded(ratio, 2),
        limit: '≤ 1.5',
        holds: ratio <= 1.5,
      },
    ],
    notes: [
      'A stream’s first piece leaves once 175 ms of it were heard and judged, two tenths of silence ahead of them not counted.',
      `${short.length} short and ${long.length} long requests; the first tenth is warm-up.`,
    ],
  }
}

/**
 * Finds the voice of the library made from a base voice, else from one whose name begins so. Throws when there is none.
 */
export function voiceOn(base: string): LibraryVoice {
  const voice =
    libraryVoices.find(({ recipe }) => recipe.base === base) ??
    libraryVoices.find(({ recipe }) => recipe.base.startsWith(base))
  if (!voice) throw new Error(`No voice of the library is made from ${base}.`)
  return voice
}

/** Measures the engine alone on the first piece of a text: milliseconds to its first chunk and to its end. */
export function bareMs(
  engine: Synthesizer,
  voice: LibraryVoice,
  text: string,
): { firstChunkMs: number; sentenceMs: number } {
  const [piece] = piecesOf(text, voice)
  if (!piece) throw new Error('There is nothing to say.')
  const start = performance.now()
  let firstChunkMs = Number.NaN
  engine.speak(piece, () => {
    if (Number.isNaN(firstChunkMs)) firstChunkMs = performance.now() - start
    return 'continue'
  })
  return { firstChunkMs, sentenceMs: performance.now() - start }
}
