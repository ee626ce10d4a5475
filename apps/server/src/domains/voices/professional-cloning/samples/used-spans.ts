/** A stretch of a recording. */
export type Span = { readonly startMs: number; readonly endMs: number }

/** Which part of a recording is wanted. */
export type Wanted = {
  readonly durationMs: number
  readonly trimStartMs: number | null
  readonly trimEndMs: number | null
  /** What the chosen speakers say; null is everything. */
  readonly spoken: readonly Span[] | null
}

/** Returns the spans of a recording that are used, in order, joined where they overlap. */
export function usedSpans({ durationMs, trimStartMs, trimEndMs, spoken }: Wanted): Span[] {
  const from = Math.max(0, trimStartMs ?? 0)
  const to = Math.min(durationMs, trimEndMs ?? durationMs)
  const cut = (spoken ?? [{ startMs: 0, endMs: durationMs }])
    .map(({ startMs, endMs }) => ({ startMs: Math.max(from, startMs), endMs: Math.min(to, endMs) }))
    .filter(({ startMs, endMs }) => endMs > startMs)
    .toSorted((one, other) => one.startMs - other.startMs)
  const joined: Span[] = []
  for (const span of cut) {
    const last = joined.at(-1)
    if (last && span.startMs <= last.endMs)
      joined[joined.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, span.endMs) }
    else joined.push(span)
  }
  return joined
}

/** Adds up the lengths of spans, in milliseconds. */
export function lengthMs(spans: readonly Span[]): number {
  return spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
}
