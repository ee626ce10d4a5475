import { joinBytes } from '@vireo/audio'
import type { SpeechEngine, SpeechPiece, WordMark } from '@vireo/engines'

/** What was heard of one piece: mono, −1 … 1. */
export type Sound = {
  readonly samples: Float32Array
  readonly sampleRateHz: number
  readonly words: readonly WordMark[]
}

/** Lets an engine speak one piece at the given rate and waits for all of it. Rejects as the engine fails. */
export function speakAlone(engine: SpeechEngine, piece: SpeechPiece, sampleRateHz: number): Promise<Sound> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    const words: WordMark[] = []
    const stream = engine.open(
      { codec: 'pcm', sampleRateHz },
      {
        audio: (bytes) => parts.push(bytes.slice()),
        piece: (report) => words.push(...report.words),
        end: () => resolve({ samples: toSamples(joinBytes(parts)), sampleRateHz, words }),
        fail: reject,
      },
    )
    stream.push(piece)
    stream.finish()
  })
}

function toSamples(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  return Float32Array.from({ length: pcm.byteLength >> 1 }, (_, index) => view.getInt16(index * 2, true) / 32_768)
}
