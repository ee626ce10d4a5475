import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SpeechAnalysisEngine, SpeechEngine, Voiceprint } from '@vireo/engines'
import type { LibraryVoice } from '../../apps/server/src/domains/voices/voices/library/library.ts'
import { printSayingOf } from '../../apps/server/src/domains/voices/voices/speaking/index.ts'
import { libraryPiece, ownRateHz } from './library-piece.ts'
import { speakAlone } from './speak-alone.ts'

export type MeasuredPrint = Voiceprint & {
  /** Which sound was listened to. */
  readonly version: string
}

/** Measures the voiceprint of a library voice, rounded to three decimals. */
export async function measurePrint(
  engine: SpeechEngine,
  analysis: SpeechAnalysisEngine,
  voice: LibraryVoice,
): Promise<MeasuredPrint> {
  const { saying, version } = printSayingOf(voice)
  const { samples, sampleRateHz } = await speakAlone(engine, libraryPiece(voice, saying.text, 0), ownRateHz(voice))
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-print-'))
  try {
    const file = path.join(folder, 'preview.pcm')
    const pcm = Int16Array.from(samples, (sample) => Math.round(sample * 32_767))
    await writeFile(file, new Uint8Array(pcm.buffer))
    const { vector } = await analysis.voiceprint({ path: file, sampleRateHz })
    return { version, vector: vector.map((value) => Math.round(value * 1000) / 1000) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
