import type { ByteSink } from '#kernel/byte-stream.ts'
import type { StorageWriter } from '#ports/storage.ts'

const blockBytes = 64 * 1024

/**
 * A recording while it grows. A reader who keeps up gets every block straight from memory; one who falls
 * behind is fed from the file at their own pace. The engine never waits, memory stays bounded.
 */
export type Spool = {
  append(bytes: Uint8Array): void
  /** Writes everything appended so far to the file. Rejects when the disk fails. */
  flush(): Promise<void>
  readonly sizeBytes: number
  /** Sends the reader everything so far and all that follows. May be called once. */
  attach(sink: ByteSink): void
  /** Resolves once the reader has everything appended so far, or has left. */
  drain(): Promise<void>
}

/** Creates a spool on a storage writer: a sink that falls behind is fed from what was written. */
export function createSpool(writer: StorageWriter): Spool {
  const file = createBlockWriter(writer)
  let sink: ByteSink | undefined
  let sentBytes = 0
  let catchingUp: Promise<void> | undefined

  const feed = async (to: ByteSink) => {
    await to.drained()
    while (sentBytes < file.sizeBytes && !to.gone) {
      if (sentBytes >= file.flushedBytes) await file.flush()
      const end = Math.min(file.flushedBytes, sentBytes + blockBytes)
      const block = await writer.read({ start: sentBytes, end })
      sentBytes += block.length
      if (!to.write(block)) await to.drained()
    }
  }
  const catchUp = (to: ByteSink) => {
    catchingUp ??= feed(to).finally(() => {
      catchingUp = undefined
    })
    // Whoever drains learns of a failure; until then it must not count as unhandled.
    catchingUp.catch(() => undefined)
    return catchingUp
  }
  return {
    append(bytes) {
      file.append(bytes)
      if (!sink || catchingUp) return
      sentBytes += bytes.length
      if (!sink.write(bytes)) void catchUp(sink)
    },
    flush: () => file.flush(),
    get sizeBytes() {
      return file.sizeBytes
    },
    attach(to) {
      sink = to
      if (file.flushedBytes > 0 || file.isWriting) void catchUp(to)
      else
        for (const bytes of file.pending()) {
          sentBytes += bytes.length
          to.write(bytes)
        }
    },
    async drain() {
      while (sink && sentBytes < file.sizeBytes && !sink.gone) await catchUp(sink)
    },
  }
}

type BlockWriter = {
  append(bytes: Uint8Array): void
  flush(): Promise<void>
  /** Returns the bytes that were not handed to the file yet. */
  pending(): readonly Uint8Array[]
  readonly isWriting: boolean
  readonly sizeBytes: number
  readonly flushedBytes: number
}

/** Gathers small appends into blocks; keeps in memory only what is not yet in the file. */
function createBlockWriter(writer: StorageWriter): BlockWriter {
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  let handedOverBytes = 0
  let flushedBytes = 0
  let writing: Promise<void> = Promise.resolve()
  const flush = () => {
    if (pendingBytes === 0) return writing
    const block = pending.length === 1 && pending[0] ? pending[0] : Buffer.concat(pending)
    handedOverBytes += block.length
    pending = []
    pendingBytes = 0
    writing = writing.then(async () => {
      await writer.append(block)
      flushedBytes += block.length
    })
    writing.catch(() => undefined)
    return writing
  }
  return {
    append(bytes) {
      pending.push(bytes)
      pendingBytes += bytes.length
      if (pendingBytes >= blockBytes) void flush()
    },
    flush,
    pending: () => pending,
    get isWriting() {
      return flushedBytes < handedOverBytes
    },
    get sizeBytes() {
      return handedOverBytes + pendingBytes
    },
    get flushedBytes() {
      return flushedBytes
    },
  }
}
