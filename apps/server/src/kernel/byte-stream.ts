/** Where an answer's bytes go. Nothing has left the house before the first `write`. */
export type ByteSink = {
  /** False means: the reader is behind, wait for `drained` before writing more. */
  write(bytes: Uint8Array): boolean
  drained(): Promise<void>
  /** True once the client has left; writing is then pointless. */
  readonly gone: boolean
}

/**
 * An answer made of bytes. `send` writes them; whatever it throws before its first write becomes an
 * ordinary error answer, afterwards the connection is reset so that nobody takes a part for the whole.
 */
export type ByteAnswer = {
  readonly contentType: string
  /** 200 otherwise: for pages that say themselves what is wrong. Ranges are not answered with it. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** When known ahead; the answer is chunked otherwise. */
  readonly sizeBytes?: number
  send(sink: ByteSink, signal: AbortSignal): Promise<void>
  /** Gives back what stands ready for `send`, also where that is not asked for, as of HEAD. */
  close?(): Promise<void>
  /** Offers parts of itself; needs `sizeBytes`. `end` is exclusive. */
  readonly range?: (range: { readonly start: number; readonly end: number }) => AsyncIterable<Uint8Array>
}

/** Pours blocks into a sink at the reader's pace. */
export async function pour(blocks: AsyncIterable<Uint8Array>, sink: ByteSink): Promise<void> {
  for await (const block of blocks) {
    if (sink.gone) return
    if (!sink.write(block)) await sink.drained()
  }
}
