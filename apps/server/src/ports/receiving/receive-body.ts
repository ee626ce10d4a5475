import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '../../kernel/errors.ts'
import { writeIntoFile } from '../../kernel/files/write-into-file.ts'
import { OutboundError, type OutboundStream } from '../outbound.ts'

/** How long and how slowly somebody may send; tests are less patient. */
export const bodyPatience = {
  /** Who sends nothing for so long does not send the rest. */
  silentMs: 30_000,
  /** From then on it has to have come this fast on average: drop by drop a place would be held for as long as its time lasts. */
  graceMs: 60_000,
  bytesPerSecondMin: 16 * 1024,
}

/** So much of a disk stays free for everybody else; tests say what is there. */
export const diskRoom = { spareBytes: 2 ** 30, freeBytes: freeBytesIn }

/** The disk is looked at again when so much more has come. */
const lookEveryBytes = 32 * 2 ** 20

/**
 * Writes what an address answers into a file, block by block. Answers how many bytes came. Throws OutboundError `timeout` for who falls
 * silent or is slower than is waited for, and `service_unavailable` where the disk has no room.
 */
export async function receiveBody(
  { body, headers }: Pick<OutboundStream, 'body' | 'headers'>,
  file: string,
  signal: AbortSignal,
): Promise<number> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new OutboundError('timeout')), bodyPatience.silentMs)
  const folder = path.dirname(file)
  let sizeBytes = 0
  try {
    await assertRoom(folder, Number(headers['content-length'] ?? 0))
    const counted = async function* (blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      const begun = performance.now()
      let lookAt = lookEveryBytes
      for await (const block of blocks) {
        timer.refresh()
        sizeBytes += block.byteLength
        assertFast(sizeBytes, performance.now() - begun)
        if (sizeBytes >= lookAt) {
          await assertRoom(folder, 0)
          lookAt = sizeBytes + lookEveryBytes
        }
        yield block
      }
    }
    await writeIntoFile(file, counted(body), AbortSignal.any([signal, late.signal]))
    return sizeBytes
  } catch (error) {
    signal.throwIfAborted()
    late.signal.throwIfAborted()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function assertFast(sizeBytes: number, elapsedMs: number): void {
  const { graceMs, bytesPerSecondMin } = bodyPatience
  if (elapsedMs > graceMs && sizeBytes < (elapsedMs / 1000) * bytesPerSecondMin) throw new OutboundError('timeout')
}

async function assertRoom(folder: string, comingBytes: number): Promise<void> {
  if ((await diskRoom.freeBytes(folder)) - comingBytes >= diskRoom.spareBytes) return
  throw new AppError('service_unavailable', {
    message: 'There is no room on this instance for a file of this size now.',
  })
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
