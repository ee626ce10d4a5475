import type { WorkOptions } from '../sound.ts'

/** Performs a fake's work in the next turn. Rejects where the caller has left. */
export async function work<Result>(options: WorkOptions | undefined, result: () => Result): Promise<Result> {
  options?.signal?.throwIfAborted()
  await new Promise((resolve) => setImmediate(resolve))
  options?.signal?.throwIfAborted()
  return result()
}

/** Closes nothing, because a fake holds nothing. */
export async function close(): Promise<void> {
  await Promise.resolve()
}

/** Finds the spans in which something is heard, in milliseconds; pauses below a tenth of a second count as sound. */
export function loudSpans(samples: Float32Array, sampleRateHz: number): { startMs: number; endMs: number }[] {
  const frame = Math.round(sampleRateHz / 100)
  const spans: { startMs: number; endMs: number }[] = []
  for (let at = 0; at < samples.length; at += frame) {
    let peak = 0
    for (const sample of samples.subarray(at, at + frame)) peak = Math.max(peak, Math.abs(sample))
    if (peak < 0.02) continue
    const startMs = (at * 1000) / sampleRateHz
    const endMs = (Math.min(samples.length, at + frame) * 1000) / sampleRateHz
    const last = spans.at(-1)
    if (last && startMs - last.endMs < 100) last.endMs = endMs
    else spans.push({ startMs, endMs })
  }
  return spans
}
