import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { StoredFile } from '../backup/index.ts'
import type { Config } from '../config.ts'
import { slices } from '../domains/registry.ts'
import type { Storage } from '../ports/storage.ts'

/** The instance key travels with the data it protects. */
export const instanceKeyFile = 'instance-key'

/**
 * Lists everything that a backup takes along beside the database: the files that slices declare and, unless `withKey`
 * is false, the instance key.
 */
export async function* listStoredFiles(
  client: pg.ClientBase,
  storage: Storage,
  config: Config,
  withKey = true,
): AsyncIterable<StoredFile> {
  const keyPath = path.join(config.dataDir, instanceKeyFile)
  if (withKey && !config.VIREO_SECRET && existsSync(keyPath))
    yield { key: instanceKeyFile, open: () => once(readFile(keyPath)) }
  for (const stored of slices.flatMap((slice) => slice.storedFiles ?? [])) {
    if (!('keys' in stored)) continue
    const { rows } = await client.query<{ storage_key: string }>(stored.keys)
    for (const { storage_key: key } of rows)
      yield { key, open: async () => ((await storage.size(key)) === undefined ? undefined : storage.read(key)) }
  }
}

async function* once(content: Promise<Uint8Array>): AsyncIterable<Uint8Array> {
  yield await content
}
