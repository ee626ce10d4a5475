/** Beats a minute that are looked for. */
const range = { min: 45, max: 200 }
/** Where people tap (L. van Noorden and D. Moelants, Resonance in the perception of musical pulse, 1999), and how far from it, in octaves. */
const usual = { bpm: 115, octaves: 0.9 }
const coarseStep = 0.5
const fineStep = 0.02
const fineShare = 0.02

/**
 * Answers the tempo of what begins when: the lag at which onsets are most like themselves (autocorrelation), over one, two and four
 * beats at once, weighed by where people tap (D. P. W. Ellis, Beat tracking by dynamic programming, 2007); then once more, to
 * a fiftieth of a beat a minute, over as many beats as there are.
 */
export function tempoOf(onsets: Float32Array, framesPerSecond: number): number {
  const series = centred(onsets, Math.round(framesPerSecond))
  const strength = (bpm: number, times: readonly number[]) => {
    const lag = (60 * framesPerSecond) / bpm
    const used = times.filter((time) => lag * time < series.length / 2)
    return used.reduce((sum, time) => sum + likenessAt(series, lag * time), 0) / Math.max(1, used.length)
  }
  const rough = best(range.min, range.max, coarseStep, (bpm) => strength(bpm, [1, 2, 4]) * liking(bpm))
  return best(rough * (1 - fineShare), rough * (1 + fineShare), fineStep, (bpm) => strength(bpm, [1, 2, 4, 8, 16, 32]))
}

function liking(bpm: number): number {
  return Math.exp(-0.5 * (Math.log2(bpm / usual.bpm) / usual.octaves) ** 2)
}

function best(from: number, to: number, step: number, rate: (bpm: number) => number): number {
  let found = { bpm: from, rating: -Infinity }
  for (let bpm = from; bpm <= to; bpm += step) {
    const rating = rate(bpm)
    if (rating > found.rating) found = { bpm, rating }
  }
  return found.bpm
}

/** Answers a series less what it is around each place, so that what goes on for long does not look like a pulse. */
export function centred(series: Float32Array, width: number): Float32Array {
  const sums = new Float64Array(series.length + 1)
  for (let at = 0; at < series.length; at += 1) sums[at + 1] = (sums[at] ?? 0) + (series[at] ?? 0)
  return series.map((value, at) => {
    const from = Math.max(0, at - width)
    const to = Math.min(series.length, at + width)
    return value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  })
}

function likenessAt(series: Float32Array, lag: number): number {
  const whole = Math.floor(lag)
  const part = lag - whole
  const end = series.length - whole - 1
  let sum = 0
  for (let at = 0; at < end; at += 1)
    sum += (series[at] ?? 0) * ((series[at + whole] ?? 0) * (1 - part) + (series[at + whole + 1] ?? 0) * part)
  return sum / Math.max(1, end)
}
