import { nowMs } from '../clock.ts'

/** A recording of this browser: a file that was chosen, or what its microphone heard. */
export type Source = {
  readonly id: string
  readonly file: File
  /** Absent where the browser cannot read the file; the server tells then. */
  readonly durationMs: number | undefined
  /** Levels 0 … 1 over the whole recording. */
  readonly peaks: readonly number[] | undefined
  readonly isRecorded: boolean
}

const peakCount = 200
const decodedRateHz = 16_000

let sources = 0

/** Looks into a file as far as this browser can. Never rejects. */
export async function readSource(file: File, isRecorded: boolean): Promise<Source> {
  const id = `source-${nowMs().toString(36)}-${sources++}`
  const outline = await outlineOf(file)
  return { id, file, isRecorded, durationMs: outline?.durationMs, peaks: outline?.peaks }
}

async function outlineOf(file: File): Promise<{ durationMs: number; peaks: number[] } | undefined> {
  try {
    // An offline context decodes without asking for an output device.
    const context = new OfflineAudioContext(1, 1, decodedRateHz)
    const audio = await context.decodeAudioData(await file.arrayBuffer())
    return { durationMs: audio.duration * 1000, peaks: peaksOf(audio.getChannelData(0)) }
  } catch {
    return undefined
  }
}

/** The largest magnitude of each of equal stretches. */
function peaksOf(samples: Float32Array): number[] {
  const step = Math.max(1, samples.length / peakCount)
  return Array.from({ length: Math.min(peakCount, samples.length) }, (_, index) => {
    let highest = 0
    for (let at = Math.floor(index * step); at < Math.min(samples.length, (index + 1) * step); at++) {
      highest = Math.max(highest, Math.abs(samples[at] ?? 0))
    }
    return Math.min(1, highest)
  })
}
