import type { Storage } from './storage.ts'

/** Stores bytes under a key; where that fails, nothing is stored. Returns how many there are. */
export function keepBytes(storage: Storage, key: string, bytes: Uint8Array): Promise<number> {
  return keepBlocks(storage, key, [bytes])
}

/** Stores what comes block by block under a key; where that fails, nothing is stored. Returns how many bytes there are. */
export async function keepBlocks(
  storage: Storage,
  key: string,
  blocks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<number> {
  const writer = await storage.create(key)
  try {
    for await (const block of blocks) await writer.append(block)
    await writer.commit()
    return writer.sizeBytes
  } catch (error) {
    await writer.discard()
    throw error
  } finally {
    await writer.close()
  }
}
