import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStorage } from '#adapters/storage-disk.ts'
import type { ByteSink } from '#kernel/byte-stream.ts'
import type { Storage, StorageWriter } from '#ports/storage.ts'
import { createSpool } from './spool.ts'

let folder: string
let storage: Storage
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-spool-'))
  storage = await createDiskStorage(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let keys = 0
const withWriter = async (work: (writer: StorageWriter) => Promise<void>) => {
  const writer = await storage.create(`history/w/${keys++}.mp3`)
  try {
    await work(writer)
  } finally {
    await writer.discard()
  }
}

/** A reader that takes at most `window` bytes before it wants to be waited for. */
function createReader(window: number) {
  const received: Uint8Array[] = []
  let unread = 0
  let largestUnread = 0
  const sink: ByteSink & { gone: boolean } = {
    gone: false,
    write(bytes) {
      received.push(bytes.slice())
      unread += bytes.length
      largestUnread = Math.max(largestUnread, unread)
      return unread < window
    },
    async drained() {
      await new Promise((resolve) => setImmediate(resolve))
      unread = 0
    },
  }
  return { sink, text: () => Buffer.concat(received).toString('latin1'), largestUnread: () => largestUnread }
}

const block = (size: number, seed: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed) & 255)
const textOf = (blocks: readonly Uint8Array[]) => Buffer.concat(blocks).toString('latin1')

test('whoever reads gets every byte once and in order, at any pace, whenever they come', async () => {
  const blockSizes = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 })
  const scenario = fc.record({
    sizes: blockSizes,
    window: fc.integer({ min: 1, max: 200_000 }),
    attachAfter: fc.nat(12),
    yields: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(scenario, ({ sizes, window, attachAfter, yields }) =>
      withWriter(async (writer) => {
        const spool = createSpool(writer)
        const reader = createReader(window)
        const blocks = sizes.map(block)
        for (const [index, bytes] of blocks.entries()) {
          if (index === Math.min(attachAfter, blocks.length - 1)) spool.attach(reader.sink)
          spool.append(bytes)
          if (yields[index]) await new Promise((resolve) => setImmediate(resolve))
        }
        await spool.drain()
        expect(reader.text()).toBe(textOf(blocks))
        await spool.flush()
        expect(Buffer.from(await writer.read({ start: 0, end: spool.sizeBytes })).toString('latin1')).toBe(
          textOf(blocks),
        )
      }),
    ),
    { numRuns: 60 },
  )
})

describe('readers that are behind', () => {
  test('are owed at most a block and what they had not read yet', () =>
    withWriter(async (writer) => {
      const spool = createSpool(writer)
      const reader = createReader(16_384)
      spool.attach(reader.sink)
      for (let index = 0; index < 200; index++) spool.append(block(20_000, index))
      await spool.drain()
      expect(reader.text().length).toBe(4_000_000)
      expect(reader.largestUnread()).toBeLessThan(16_384 + 65_536 + 20_000)
    }))

  test('may leave: draining ends, the file is whole', () =>
    withWriter(async (writer) => {
      const spool = createSpool(writer)
      const reader = createReader(1)
      spool.attach(reader.sink)
      spool.append(block(10, 0))
      reader.sink.gone = true
      for (let index = 0; index < 20; index++) spool.append(block(20_000, index))
      await spool.drain()
      await spool.flush()
      expect(writer.sizeBytes).toBe(400_010)
    }))
})

test('a disk that fails is told to whoever waits for it', () =>
  withWriter(async (writer) => {
    const spool = createSpool({ ...writer, append: () => Promise.reject(new Error('disk full')) })
    spool.append(block(100_000, 1))
    await expect(spool.flush()).rejects.toThrow('disk full')
  }))
