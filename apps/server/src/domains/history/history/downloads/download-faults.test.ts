import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import type { Storage } from '#ports/storage.ts'
import { createDiskStorage } from '#adapters/storage-disk.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '../record-item.ts'
import { newItem } from '../testing.ts'

const sizeBytes = 3_000_000
let server: TestServer
let person: TestPerson
/** Files that are being read right now. */
let open = 0
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-faults-'))
  const disk = await createDiskStorage(folder)
  server = await startTestServer({ ports: { storage: { ...disk, read: (key, range) => counted(disk, key, range) } } })
  person = await server.signUp()
  return () => rm(folder, { recursive: true, force: true })
})

async function* counted(disk: Storage, key: string, range?: { start: number; end: number }) {
  open += 1
  try {
    yield* disk.read(key, range)
  } finally {
    open -= 1
  }
}

async function record({ withFile = true } = {}): Promise<string> {
  const ctx = server.product.systemContext(person.workspaceId)
  const row = newItem(ctx, { size_bytes: sizeBytes })
  if (withFile) {
    const writer = await server.ports.storage.create(row.storage_key)
    await writer.append(new Uint8Array(sizeBytes))
    await writer.commit()
    await writer.close()
  }
  await transaction(ctx, (ctx) => recordItem(ctx, row))
  return row.id
}
const download = (ids: readonly string[]) =>
  server.fetch('/v1/history/download', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ history_item_ids: ids }),
  })

test('a recording that the storage has lost is told of, and breaks off an archive instead of missing from it', async () => {
  const lost = await record({ withFile: false })
  const answer = await download([lost])
  expect([answer.status, (await answer.json()) as unknown]).toMatchObject([
    503,
    { detail: { code: 'service_unavailable' } },
  ])
  const audio = await server.fetch(`/v1/history/${lost}/audio`, { headers: person.headers })
  expect(audio.status).toBe(503)
  const archive = await download([await record(), lost])
  await expect(archive.arrayBuffer()).rejects.toThrow()
  expect((await download([await record()])).status).toBe(200)
})

test('whoever leaves in the middle of an archive leaves nothing open', async () => {
  const ids = [await record(), await record(), await record()]
  const body = JSON.stringify({ history_item_ids: ids })
  const headers = { ...person.headers, 'content-type': 'application/json', 'content-length': body.length }
  await new Promise<void>((resolve) => {
    const asked = request(`${server.url}/v1/history/download`, { method: 'POST', headers }, (answer) => {
      answer.once('data', () => {
        answer.pause()
        asked.destroy()
        resolve()
      })
    })
    asked.on('error', () => undefined)
    asked.end(body)
  })
  await expect.poll(() => open, { timeout: 10_000 }).toBe(0)
})
