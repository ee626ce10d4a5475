import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageConformance } from '../ports/storage.conformance.ts'
import type { Storage } from '../ports/storage.ts'
import { createDiskStorage } from './storage-disk.ts'
import { createS3Storage } from './storage-s3.ts'

let folder: string
let bucketServer: S3rver
let bucket: Storage & { close(): Promise<void> }

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-storage-'))
  const port = await freePort()
  bucketServer = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'recordings', configs: [] }],
  })
  await bucketServer.run()
  bucket = await createS3Storage({
    bucket: 'recordings',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
})
afterAll(async () => {
  await bucket.close()
  await bucketServer.close()
  await rm(folder, { recursive: true, force: true })
})

storageConformance('a disk', () => createDiskStorage(path.join(folder, 'disk')))
storageConformance('a bucket', () => Promise.resolve(bucket))

test('what a crash left half-written on a disk goes away after a while', async () => {
  const storage = await createDiskStorage(path.join(folder, 'crashed'))
  const writer = await storage.create('history/w/x.mp3')
  await writer.append(Uint8Array.of(1))
  expect(await storage.removeAbandonedBefore(new Date(0))).toBe(0)
  expect(await storage.removeAbandonedBefore(new Date(Date.now() + 1000))).toBe(1)
  expect(await readdir(path.join(folder, 'crashed/incoming'))).toEqual([])
  await writer.close()
})

test.each(['../../etc/passwd', 'history/../../x', '/etc/passwd', 'a//b', ''])(
  'a key like %j reaches no file',
  async (key) => {
    const storage = await createDiskStorage(path.join(folder, 'disk'))
    await expect(storage.create(key)).rejects.toThrow(/Invariant/)
  },
)
