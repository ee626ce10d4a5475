import { expect, test } from 'vitest'
import { readZip } from './read-zip.ts'

/** Writes an archive as the server does: stored files, their sizes in the directory, no comment. */
function zipOf(files: Readonly<Record<string, string>>): Blob {
  const parts: BlobPart[] = []
  const directory: BlobPart[] = []
  let at = 0
  let directoryLength = 0
  for (const [called, text] of Object.entries(files)) {
    const [name, bytes] = [new TextEncoder().encode(called), new TextEncoder().encode(text)]
    const entry = record(46, { 0: 0x02014b50, 20: bytes.length, 24: bytes.length, 42: at }, { 28: name.length })
    parts.push(record(30, { 0: 0x04034b50 }, { 26: name.length }), name, bytes)
    directory.push(entry, name)
    at += 30 + name.length + bytes.length
    directoryLength += 46 + name.length
  }
  return new Blob([...parts, ...directory, record(22, { 0: 0x06054b50, 12: directoryLength, 16: at }, {})])
}

/** Writes numbers of 32 and of 16 bits at their places. */
function record(
  length: number,
  long: Readonly<Record<number, number>>,
  short: Readonly<Record<number, number>>,
): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(length))
  for (const [at, value] of Object.entries(long)) view.setUint32(Number(at), value, true)
  for (const [at, value] of Object.entries(short)) view.setUint16(Number(at), value, true)
  return view.buffer
}

test('every file of an archive, by its name', async () => {
  const entries = await readZip(zipOf({ '01 melody violin.mp3': 'la la la', '02 room.mp3': '' }))
  expect(await Promise.all(entries.map(async ({ name, bytes }) => [name, await bytes.text()]))).toEqual([
    ['01 melody violin.mp3', 'la la la'],
    ['02 room.mp3', ''],
  ])
})

test('what is no archive, and what is cut off', async () => {
  await expect(readZip(new Blob(['no archive at all, just words']))).rejects.toThrow('no archive')
  await expect(readZip(new Blob(['short']))).rejects.toThrow('cut off')
  const whole = zipOf({ 'a.mp3': 'la' })
  await expect(readZip(whole.slice(10))).rejects.toThrow()
})
