import { sendStored } from '#history'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { headersOf } from '../headers-of.ts'
import { findIsolationOf } from '../isolation-store.ts'

/** Answers again with what a request made; undefined where it made nothing, or that was deleted since. */
export async function replayIsolation(ctx: With<'storage'>, requestId: string): Promise<ByteAnswer | undefined> {
  const row = await findIsolationOf(ctx, requestId)
  if (!row) return undefined
  const contentType = 'audio/mpeg'
  const { storage_key: key, size_bytes: sizeBytes } = row
  const { send } = sendStored(ctx.ports.storage, { key, contentType, sizeBytes, etag: row.id })
  return { contentType, sizeBytes, headers: headersOf(row), send }
}
