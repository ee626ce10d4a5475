import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bodyPatience, diskRoom, receiveBody } from './receive-body.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'vireo-receive-body-'))
const file = path.join(folder, 'file')
const usual = { patience: { ...bodyPatience }, room: { ...diskRoom } }
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  Object.assign(bodyPatience, usual.patience)
  Object.assign(diskRoom, usual.room)
})

async function* dripping(bytes: number, everyMs: number): AsyncGenerator<Buffer> {
  for (;;) {
    yield Buffer.alloc(bytes)
    await delay(everyMs)
  }
}
async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
const receive = (body: AsyncIterable<Buffer>, headers = {}, signal = new AbortController().signal) =>
  receiveBody({ body, headers }, file, signal)

test('what comes is written whole', async () => {
  expect(await receive(once(Buffer.from('a recording')))).toBe(11)
  expect(await readFile(file, 'utf8')).toBe('a recording')
})

test('who sends drop by drop is not waited for, however often a drop comes', async () => {
  Object.assign(bodyPatience, { graceMs: 100, bytesPerSecondMin: 10_000 })
  await expect(receive(dripping(1, 5))).rejects.toMatchObject({ reason: 'timeout' })
})

test('who falls silent is not waited for', async () => {
  bodyPatience.silentMs = 50
  await expect(receive(dripping(1000, 10_000))).rejects.toMatchObject({ reason: 'timeout' })
})

test('what the disk has no room for is refused, said ahead or not', async () => {
  diskRoom.freeBytes = () => Promise.resolve(diskRoom.spareBytes + 1000)
  await expect(receive(once(Buffer.alloc(10)), { 'content-length': '1001' })).rejects.toMatchObject({
    code: 'service_unavailable',
  })
  let free = diskRoom.spareBytes + 40 * 2 ** 20
  diskRoom.freeBytes = () => Promise.resolve((free -= 32 * 2 ** 20))
  await expect(receive(dripping(2 ** 20, 0))).rejects.toMatchObject({ code: 'service_unavailable' })
})

test('who wants it no more is free at once', async () => {
  const gone = new AbortController()
  const received = receive(dripping(10, 5), {}, gone.signal)
  gone.abort(new Error('enough'))
  await expect(received).rejects.toThrow('enough')
})
