/** A text rewritten for an engine that still knows which part of the original each of its characters stands for. */
export type MappedText = {
  readonly text: string
  /** Where the original of the character at `at` begins, in UTF-16 code units. */
  originStart(at: number): number
  /** Where the original of the character at `at` ends (exclusive). */
  originEnd(at: number): number
}

/** Builds a mapped text piece by piece, left to right. */
export class TextMapper {
  #text = ''
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  /** Appends what stands for `original[start, end)`; may be longer, shorter or empty. */
  append(output: string, start: number, end: number): void {
    this.#text += output
    for (let at = 0; at < output.length; at++) {
      this.#starts.push(start)
      this.#ends.push(end)
    }
  }

  finish(): MappedText {
    const starts = this.#starts
    const ends = this.#ends
    const last = ends.at(-1) ?? 0
    return { text: this.#text, originStart: (at) => starts[at] ?? last, originEnd: (at) => ends[at] ?? last }
  }
}

/** Applies a second rewriting to a first one: offsets of `second` come out as offsets of the very original. */
export function composeMappings(first: MappedText, second: MappedText): MappedText {
  return {
    text: second.text,
    originStart: (at) => first.originStart(second.originStart(at)),
    originEnd: (at) => first.originEnd(Math.max(second.originStart(at), second.originEnd(at) - 1)),
  }
}
