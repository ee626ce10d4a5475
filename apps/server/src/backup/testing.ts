import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import type { RestoreOptions, StoredFile } from './index.ts'

/** Empty databases on the test server, and their end. */
export function openDatabases(): { create(): Promise<pg.ClientConfig>; dropAll(): Promise<void> } {
  const server = inject('postgres')
  const made: string[] = []
  return {
    create: async () => {
      const name = `backup_${randomBytes(6).toString('hex')}`
      await run(server, `create database ${name} template template0`)
      made.push(name)
      return { ...server, database: name }
    },
    dropAll: async () => {
      for (const name of made) await run(server, `drop database ${name} with (force)`)
    },
  }
}

/** Runs statements on a connection of their own and returns the rows of the last one. */
export async function run(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const results: unknown = await client.query(text)
    const last = Array.isArray(results) ? results.at(-1) : results
    return last.rows
  } finally {
    await client.end()
  }
}

/** A schema with everything that is awkward to save. */
export const awkwardSchema = readFileSync(new URL('testing-schema.sql', import.meta.url), 'utf8')

/** Rows for it, with every value that could be mistaken for another. */
export const awkwardRows = readFileSync(new URL('testing-rows.sql', import.meta.url), 'utf8')

export async function* noFiles(): AsyncGenerator<StoredFile> {
  yield* []
}

/** Restores into an empty database; files go into `kept`. */
export function into(
  connection: pg.ClientConfig,
  source: string,
  schema: string,
  kept = new Map<string, Buffer>(),
): RestoreOptions {
  return {
    source,
    folders: [],
    findRunningServer: async () => undefined,
    openDatabase: async () => ({ connection, close: async () => undefined }),
    createSchema: async () => void (await run(connection, schema)),
    storeFile: async (key, content) => {
      const blocks: Uint8Array[] = []
      for await (const block of content) blocks.push(block)
      kept.set(key, Buffer.concat(blocks))
    },
  }
}
