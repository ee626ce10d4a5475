import { describe, expect, test } from 'vitest'
import type { Storage } from './storage.ts'

const bytes = (length: number, seed = 0) => Uint8Array.from({ length }, (_, index) => (index * 7 + seed) & 255)

async function collect(blocks: AsyncIterable<Uint8Array>): Promise<number[]> {
  const all: number[] = []
  for await (const block of blocks) all.push(...block)
  return all
}

/** What every storage promises, wherever it keeps its objects. */
export function storageConformance(name: string, open: () => Promise<Storage>): void {
  let keys = 0
  const newKey = () => `history/ws_1/hist_${name.replaceAll(/\W/g, '')}${keys++}.mp3`

  describe(`${name} as a storage`, () => {
    test('an object can be read back while it grows, and by everybody once it is committed', async () => {
      const storage = await open()
      const key = newKey()
      const writer = await storage.create(key)
      await writer.append(bytes(70_000))
      await writer.append(bytes(10, 5))
      expect([...(await writer.read({ start: 69_999, end: 70_003 }))]).toEqual([
        ...bytes(70_000).slice(-1),
        ...bytes(3, 5),
      ])
      expect(await storage.size(key)).toBeUndefined()
      await writer.commit()
      expect([...(await writer.read({ start: 0, end: 3 }))]).toEqual([...bytes(3)])
      await writer.close()
      expect(await storage.size(key)).toBe(70_010)
      expect(await collect(storage.read(key))).toEqual(Array.from(bytes(70_000)).concat(Array.from(bytes(10, 5))))
      expect(await collect(storage.read(key, { start: 100, end: 110 }))).toEqual([...bytes(110).subarray(100)])
    })

    test('an object can be mended before it is committed', async () => {
      const storage = await open()
      const key = newKey()
      const writer = await storage.create(key)
      await writer.append(bytes(100))
      await writer.patch(0, Uint8Array.of(9, 9))
      await writer.truncate(4)
      await writer.commit()
      await writer.close()
      expect(await collect(storage.read(key))).toEqual([9, 9, ...bytes(4).slice(2)])
    })

    test('what is discarded was never there', async () => {
      const storage = await open()
      const key = newKey()
      const writer = await storage.create(key)
      await writer.append(bytes(10))
      await writer.discard()
      expect(await storage.size(key)).toBeUndefined()
    })

    test('a listing names what was committed under a folder, and nothing else', async () => {
      const storage = await open()
      const folder = `listed_${name.replaceAll(/\W/g, '')}` as const
      const startedAt = Date.now()
      const kept = [`${folder}/a/one.mp3`, `${folder}/a/two.wav`, `${folder}/b/deep/three.mp3`]
      for (const [index, key] of [...kept, `${folder}_not/four.mp3`].entries()) {
        const writer = await storage.create(key)
        await writer.append(bytes(index + 1))
        await writer.commit()
        await writer.close()
      }
      const growing = await storage.create(`${folder}/a/growing.mp3`)
      await growing.append(bytes(1))
      const listed = []
      for await (const object of storage.list(`${folder}/`)) listed.push(object)
      await growing.discard()
      expect(Object.fromEntries(listed.map(({ key, sizeBytes }) => [key, sizeBytes]))).toEqual(
        Object.fromEntries(kept.map((key, index) => [key, index + 1])),
      )
      for (const { modifiedAt } of listed) expect(Math.abs(modifiedAt.getTime() - startedAt)).toBeLessThan(60_000)
      for await (const object of storage.list('nothing_here/')) expect(object).toBeUndefined()
    })

    test('removing is final, and harmless to repeat', async () => {
      const storage = await open()
      const key = newKey()
      const writer = await storage.create(key)
      await writer.append(bytes(10))
      await writer.commit()
      await writer.close()
      await storage.remove(key)
      await storage.remove(key)
      expect(await storage.size(key)).toBeUndefined()
    })
  })
}
