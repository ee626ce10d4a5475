import type { Sound } from '../sound.ts'

/** Builds a tone with formant-like overtones between silences of half a second. */
export function aTone(seconds: number, hz = 150, sampleRateHz = 16_000): Sound {
  const edge = sampleRateHz / 2
  const samples = new Float32Array(Math.round(seconds * sampleRateHz) + 2 * edge)
  for (let at = edge; at < samples.length - edge; at++) {
    const phase = (at * 2 * Math.PI * hz) / sampleRateHz
    samples[at] = 0.2 * Math.sin(phase) + 0.1 * Math.sin(4 * phase) + 0.05 * Math.sin(10 * phase)
  }
  return { samples, sampleRateHz }
}

/** Builds silence. */
export function aSilence(seconds: number, sampleRateHz = 16_000): Sound {
  return { samples: new Float32Array(Math.round(seconds * sampleRateHz)), sampleRateHz }
}

/** Measures how long a promise takes to settle, in milliseconds. */
export async function settleMs(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work.catch(() => undefined)
  return performance.now() - start
}
