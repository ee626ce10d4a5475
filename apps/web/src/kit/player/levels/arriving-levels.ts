import { outlineOf } from './outline.ts'
import { playableBlob } from '../playable-blob.ts'

type Arriving = {
  readonly contentType: string
  readonly outputFormat: string
  /** Hears of the levels of everything that has arrived, at most every half second. */
  readonly onLevels: (levels: readonly number[]) => void
}

const everyMs = 500
/** Decoding from the beginning again and again is only worth it while there is little. */
const mostBytes = 3_000_000
const mostLevels = 240

/** Listens to a recording while it arrives: what is there is decoded off the page's thread, one look at a time. */
export class ArrivingLevels {
  readonly #arriving: Arriving
  #lookedAtMs = 0
  #isLooking = false

  constructor(arriving: Arriving) {
    this.#arriving = arriving
  }

  /** Takes note of everything that has arrived so far. */
  async look(chunks: readonly Uint8Array<ArrayBuffer>[], nowMs: number): Promise<void> {
    if (this.#isLooking || nowMs - this.#lookedAtMs < everyMs) return
    if (chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0) > mostBytes) return
    this.#isLooking = true
    const { contentType, outputFormat, onLevels } = this.#arriving
    const outline = await outlineOf(playableBlob([...chunks], contentType, outputFormat), mostLevels)
    this.#isLooking = false
    this.#lookedAtMs = nowMs
    if (outline) onLevels(asTheyCame(outline.peaks, outline.durationMs))
  }
}

const levelsPerSecond = 12

/** Answers so many levels for a second that those that stand there stay when more arrive. */
function asTheyCame(peaks: readonly number[], durationMs: number): readonly number[] {
  const count = Math.min(peaks.length, Math.max(1, Math.round((durationMs / 1000) * levelsPerSecond)))
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count))
    return Math.max(...peaks.slice(from, to))
  })
}
