import { expect, test } from 'vitest'
import { archived } from '../address-server.testing.ts'
import { readArchive } from './read-archive.ts'

const limits = { bytesMax: 10_000, filesMax: 3 }
const file = (name: string, bytes: Buffer, isDeflated = false) => [name, bytes, isDeflated] as const
const wav = Buffer.from('RIFF and more')

test('files are read, stored or deflated, and folders are none', async () => {
  const zip = archived([file('a.wav', wav), file('stems/', Buffer.alloc(0)), file('stems/b.wav', wav, true)])
  const files = await readArchive(zip, 'host', limits)
  expect(files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['a.wav', String(wav)],
    ['stems/b.wav', String(wav)],
  ])
})

test.each([
  ['what unpacks to more than is taken', archived([file('bomb', Buffer.alloc(5_000_000), true)]), 'too_large'],
  [
    'more than is taken together',
    archived([file('a', Buffer.alloc(6000)), file('b', Buffer.alloc(6000))]),
    'too_large',
  ],
  ['too many files', archived(['a', 'b', 'c', 'd'].map((name) => file(name, wav))), 'garbled'],
  ['what is no archive', Buffer.from('<html>'), 'garbled'],
  ['an archive that breaks off', archived([file('a', wav)]).subarray(20), 'garbled'],
])('%s is refused', async (_, zip, kind) => {
  await expect(readArchive(zip, 'host', limits)).rejects.toMatchObject({ kind })
})
