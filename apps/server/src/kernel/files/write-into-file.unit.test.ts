import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { writeIntoFile } from './write-into-file.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'vireo-write-'))
afterAll(() => rm(folder, { recursive: true }))
const file = path.join(folder, 'file')

async function* slowly(): AsyncGenerator<Uint8Array> {
  for (;;) {
    yield Buffer.from('x')
    await delay(5)
  }
}

test('what comes is written whole', async () => {
  await writeIntoFile(
    file,
    (async function* () {
      yield Buffer.from('a recording')
    })(),
    new AbortController().signal,
  )
  expect(await readFile(file, 'utf8')).toBe('a recording')
})

test('who left before or while it is written is free', async () => {
  await expect(writeIntoFile(file, slowly(), AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  await expect(writeIntoFile(file, slowly(), AbortSignal.timeout(30))).rejects.toThrow()
})
