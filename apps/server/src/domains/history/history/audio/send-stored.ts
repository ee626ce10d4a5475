import { type ByteAnswer, pour } from '#kernel/byte-stream.ts'
import type { Storage } from '#ports/storage.ts'

export type StoredObject = {
  readonly key: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly etag: string
}

/** Sends a stored object at the reader's pace; HTTP may narrow it to a range (RFC 9110, section 14). */
export function sendStored(storage: Storage, { key, contentType, sizeBytes, etag }: StoredObject): ByteAnswer {
  return {
    contentType,
    sizeBytes,
    headers: { etag: `"${etag}"`, 'cache-control': 'private, max-age=31536000, immutable' },
    range: (range) => storage.read(key, range),
    send: (sink) => pour(storage.read(key), sink),
  }
}
