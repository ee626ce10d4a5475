import type { Storage } from './storage.ts'

/** Stores bytes under a key; where that fails, nothing is stored. Returns how many there are. */
export async function keepBytes(storage: Storage, key: string, bytes: Uint8Array): Promise<number> {
  const writer = await storage.create(key)
  try {
    await writer.append(bytes)
    await writer.commit()
    return writer.sizeBytes
  } catch (error) {
    await writer.discard()
    throw error
  } finally {
    await writer.close()
  }
}
