import { EngineError, type PieceWish, type SpeechPiece, type Synthesizer } from '../speech.ts'

/** Speech that was made elsewhere, piece by piece. */
export type Takes<Speech> = {
  /** Waits for a piece; undefined once it is there. Rejects with the reason of the wish's signal. */
  prepare(piece: SpeechPiece, wish?: PieceWish): Promise<void> | undefined
  /** Hands out a piece that was prepared, once. */
  take(piece: SpeechPiece): Speech
}

/** Fetches pieces ahead of time, each once however often it is asked for; one that failed is fetched anew. */
export function createTakes<Speech>(fetch: (piece: SpeechPiece, wish: PieceWish) => Promise<Speech>): Takes<Speech> {
  type Take = { speech?: Speech; readonly whenReady: Promise<void> }
  // A stream hands in the very same piece each time; one that is given up takes its speech along.
  const takes = new WeakMap<SpeechPiece, Take>()
  const begin = (piece: SpeechPiece, wish: PieceWish): Take => {
    const take: Take = {
      whenReady: fetch(piece, wish).then((speech) => {
        take.speech = speech
      }),
    }
    takes.set(piece, take)
    take.whenReady.catch(() => takes.delete(piece))
    return take
  }
  return {
    prepare(piece, wish = {}) {
      const take = takes.get(piece) ?? begin(piece, wish)
      return take.speech === undefined ? take.whenReady : undefined
    },
    take(piece) {
      const speech = takes.get(piece)?.speech
      if (speech === undefined) throw new EngineError('crashed', 'a piece was to be spoken before it was prepared')
      takes.delete(piece)
      return speech
    },
  }
}

const chunkMs = 20

/** Hands out speech in chunks until the listener has enough. Returns how many samples that were. */
export function handOut(
  samples: Int16Array,
  sampleRateHz: number,
  onChunk: Parameters<Synthesizer['speak']>[1],
): number {
  const chunk = Math.round((chunkMs * sampleRateHz) / 1000)
  for (let at = 0; at < samples.length; at += chunk) {
    const wish = onChunk(samples.subarray(at, at + chunk), sampleRateHz)
    if (wish === 'stop') return Math.min(samples.length, at + chunk)
  }
  return samples.length
}

/** What cannot be spoken ten times faster or slower is spoken as fast or slowly as it can be. */
const speeds = { min: 0.25, max: 4 }

/** Returns the pace that is asked of an engine elsewhere for a piece, 1 being its own. */
export function paceOf({ recipe, settings }: SpeechPiece): number {
  return Math.min(speeds.max, Math.max(speeds.min, (recipe.rate ?? 1) * settings.speed))
}
