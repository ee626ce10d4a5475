import { setTimeout as sleep } from 'node:timers/promises'
import path from 'node:path'
import sql from 'sql-template-tag'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { openDatabase } from '../../apps/server/src/kernel/database/database.ts'
import { soundPrintLength } from '@vireo/audio'
import { get } from '../http-client.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { computingMs } from './computing.ts'

/** Jobs of the clock begin once a minute: who rested for longer has nothing left to do. */
const lookedAtMs = 65_000
const restingMs = 3000
const looksMax = 8

/**
 * Waits until a new server has made what it makes in its first minutes: samples of voices and languages. The sounds of the library take
 * a quarter of an hour of them and are left out; they would be counted among what the sounds cost that are asked for.
 */
export async function untilAtRest(server: ServerUnderTest): Promise<void> {
  await withoutLibrary(server)
  for (let look = 0; look < looksMax; look++) {
    const before = computingMs(server.pid())
    await sleep(lookedAtMs)
    if (!(computingMs(server.pid()) - before > restingMs)) return
  }
}

async function withoutLibrary(server: ServerUnderTest): Promise<void> {
  await get(server, '/v1/shared-sound-generations')
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(server.dataDir, 'postgres'), role: 'guest' })
  const database = openDatabase(postgres.connection, 1)
  try {
    const print = Array.from({ length: soundPrintLength }, () => 0)
    await database.db.run(sql`update shared_sounds set print = ${print} where workspace_id is null and print is null`)
  } finally {
    await database.close()
    await postgres.stop()
  }
}
