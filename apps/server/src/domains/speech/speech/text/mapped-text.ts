/** Text made from a source, with the source index that each of its UTF-16 code units stands for. */
export type MappedText = {
  readonly text: string
  /** As long as `text`; never decreases. */
  readonly sourceIndex: readonly number[]
}

/** Returns the part of a mapped text between two of its code units. */
export function sliceMapped(mapped: MappedText, start: number, end: number): MappedText {
  return { text: mapped.text.slice(start, end), sourceIndex: mapped.sourceIndex.slice(start, end) }
}
