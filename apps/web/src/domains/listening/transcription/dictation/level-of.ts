const quietestDb = -60
const rangeDb = 55

/** Reads how loud a tenth of a second is at its loudest, 0 … 1, on a scale that shows quiet speech too. */
export function levelOf(samples: Float32Array): number {
  const moment = Math.max(1, Math.round(samples.length / 5))
  let loudest = 0
  for (let at = 0; at < samples.length; at += moment)
    loudest = Math.max(loudest, powerOf(samples.subarray(at, at + moment)))
  return Math.min(1, Math.max(0, (10 * Math.log10(loudest + 1e-9) - quietestDb) / rangeDb))
}

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
}
