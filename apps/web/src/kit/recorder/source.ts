import { nowMs } from '../clock.ts'
import { outlineOf } from '../player/index.ts'

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

let sources = 0

/** Looks into a file as far as this browser can. Never rejects. */
export async function readSource(file: File, isRecorded: boolean): Promise<Source> {
  const id = `source-${nowMs().toString(36)}-${sources++}`
  const outline = await outlineOf(file)
  return { id, file, isRecorded, durationMs: outline?.durationMs, peaks: outline?.peaks }
}
