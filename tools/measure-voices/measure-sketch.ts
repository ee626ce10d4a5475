import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sketch, SpeechAnalysisEngine, SpeechEngine } from '@vireo/engines'
import type { LibraryVoice } from '../../apps/server/src/domains/voices/voices/library/library.ts'
import { previewOf } from '../../apps/server/src/domains/voices/voices/previews/index.ts'
import { libraryPiece, ownRateHz } from './library-piece.ts'
import { speakAlone } from './speak-alone.ts'

export type MeasuredSketch = Sketch & {
  /** Which preview was listened to. */
  readonly version: string
}

/** Measures what can be drawn of a library voice's preview. */
export async function measureSketch(
  engine: SpeechEngine,
  analysis: SpeechAnalysisEngine,
  voice: LibraryVoice,
): Promise<MeasuredSketch> {
  const { saying, version } = previewOf(voice)
  const { samples, sampleRateHz } = await speakAlone(engine, libraryPiece(voice, saying.text, 0), ownRateHz(voice))
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-sketch-'))
  try {
    const file = path.join(folder, 'preview.pcm')
    const pcm = Int16Array.from(samples, (sample) => Math.round(sample * 32_767))
    await writeFile(file, new Uint8Array(pcm.buffer))
    return { version, ...(await analysis.sketch({ path: file, sampleRateHz })) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
