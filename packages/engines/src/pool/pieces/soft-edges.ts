/** How long a piece that begins or ends in the middle of a sound takes to rise or to fall. */
const fadeMs = 5
/** −50 dBFS: a step up to there is not heard. */
const audible = 10 ** (-50 / 20)

/**
 * Lets a piece rise and fall where it begins or ends in the middle of a sound, so that no join is heard as a click.
 * Changes the samples given.
 */
export function soften(
  samples: Float32Array,
  sampleRateHz: number,
  edges: { readonly start: boolean; readonly end: boolean },
): void {
  const length = Math.min(samples.length, Math.round((fadeMs * sampleRateHz) / 1000))
  const isHeard = (at: number) => Math.abs(samples[at] ?? 0) >= audible
  const scale = (at: number, step: number) => {
    samples[at] = (samples[at] ?? 0) * Math.sin((Math.PI / 2) * (step / length)) ** 2
  }
  if (edges.start && isHeard(0)) for (let step = 0; step < length; step++) scale(step, step)
  const last = samples.length - 1
  if (edges.end && isHeard(last)) for (let step = 0; step < length; step++) scale(last - step, step)
}
