import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { With } from '#ports/ports.ts'
import type { SentFile } from '../asking/read-media.ts'
import type { RecordingAddress } from './address-in.ts'
import { openAddress, unreachable } from './open-address.ts'

/** For all of a recording, and for each piece of it: who sends nothing for so long does not send the rest. */
export const fetchPatience = { wholeMs: 20 * 60_000, silentMs: 30_000 }
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
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), fetchPatience.silentMs)
  const signal = AbortSignal.any([ctx.signal, silent.signal])
  const file = path.join(folder, 'recording')
  try {
    const { body } = await openAddress(ctx, address, { timeoutMs: fetchPatience.wholeMs, signal })
    await pipeline(Readable.from(heard(body, timer)), createWriteStream(file, { mode: 0o600 }))
  } catch (error) {
    ctx.signal.throwIfAborted()
    throw unreachable(error, address)
  } finally {
    clearTimeout(timer)
  }
  return { path: file, sizeBytes: (await stat(file)).size, fieldName: address.fieldName }
}

async function* heard(body: AsyncIterable<Buffer>, timer: NodeJS.Timeout): AsyncGenerator<Buffer> {
  for await (const block of body) {
    timer.refresh()
    yield block
  }
}
