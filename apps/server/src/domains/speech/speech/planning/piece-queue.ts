import type { SpokenPiece } from '../takes/take.ts'

/** Pieces on their way to a reader who may be slower than the engine. Holds places and times, not audio. */
export type PieceQueue<T = SpokenPiece> = AsyncIterable<T> & {
  add(piece: T): void
  /** Ends the pieces; the reader gets the rest and ends. */
  end(): void
}

/** Creates a queue whose reader waits for pieces until it ends. */
export function createPieceQueue<T = SpokenPiece>(): PieceQueue<T> {
  const waiting: T[] = []
  let ended = false
  let wake: (() => void) | undefined
  return {
    add(piece) {
      waiting.push(piece)
      wake?.()
    },
    end() {
      ended = true
      wake?.()
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const piece = waiting.shift()
        if (piece) yield piece
        else if (ended) return
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    },
  }
}
