import path from 'node:path'
import type { With } from '#ports/ports.ts'
import { receiveBody } from '#ports/receiving/receive-body.ts'
import type { SentFile } from '../asking/read-media.ts'
import type { RecordingAddress } from './address-in.ts'
import { openAddress, unreachable } from './open-address.ts'

/** For all of a recording, however steadily it comes. */
export const fetchPatience = { wholeMs: 20 * 60_000 }
const lookMs = 10_000

/** Asks an address whether a recording lies there, and reads nothing of it. Throws `recording_unreachable`. */
export async function lookAtAddress(ctx: With<'outbound'>, address: RecordingAddress): Promise<void> {
  const stream = await openAddress(ctx, address, { timeoutMs: lookMs, signal: ctx.signal })
  stream.close()
}

/** Fetches a recording into a file of a folder, block by block. Throws `recording_unreachable`; what it wrote goes with the folder. */
export async function fetchRecording(
  ctx: With<'outbound'>,
  address: RecordingAddress,
  folder: string,
): Promise<SentFile> {
  const file = path.join(folder, 'recording')
  try {
    const answer = await openAddress(ctx, address, { timeoutMs: fetchPatience.wholeMs, signal: ctx.signal })
    try {
      return { path: file, sizeBytes: await receiveBody(answer, file, ctx.signal), fieldName: address.fieldName }
    } finally {
      answer.close()
    }
  } catch (error) {
    ctx.signal.throwIfAborted()
    throw unreachable(error, address)
  }
}
