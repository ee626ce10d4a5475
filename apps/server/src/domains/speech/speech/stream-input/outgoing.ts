import { createPieceQueue } from '../planning/piece-queue.ts'
import type { SpokenPiece } from '../takes/take.ts'

/** What leaves a socket, in order: spoken pieces, and remarks on them. */
export type Outgoing<M> = AsyncIterable<{ readonly piece: SpokenPiece } | { readonly remark: M }> & {
  /** Counts this many pieces more that are going to be spoken. */
  expect(pieces: number): void
  spoken(piece: SpokenPiece): void
  /** Sends a remark after all pieces expected by now. */
  remark(remark: M): void
  /** Ends the queue; remarks on pieces that never came are sent now. */
  end(): void
}

/** Creates the queue of what a socket sends, which puts each remark behind the pieces before it. */
export function createOutgoing<M>(): Outgoing<M> {
  const queue = createPieceQueue<{ readonly piece: SpokenPiece } | { readonly remark: M }>()
  const waiting: { readonly after: number; readonly remark: M }[] = []
  let expected = 0
  let spoken = 0
  const letOut = (upTo: number) => {
    while (waiting[0] && waiting[0].after <= upTo) {
      const [next] = waiting.splice(0, 1)
      if (next) queue.add({ remark: next.remark })
    }
  }
  return {
    expect(pieces) {
      expected += pieces
    },
    spoken(piece) {
      spoken += 1
      queue.add({ piece })
      letOut(spoken)
    },
    remark(remark) {
      waiting.push({ after: expected, remark })
      letOut(spoken)
    },
    end() {
      letOut(Number.POSITIVE_INFINITY)
      queue.end()
    },
    [Symbol.asyncIterator]: () => queue[Symbol.asyncIterator](),
  }
}
