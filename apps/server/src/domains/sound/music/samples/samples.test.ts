import { musicGenres } from '@vireo/contracts/music'
import { genreNames } from '@vireo/engine-music'
import { expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer } from '#test/test-server.ts'
import { sampleKey } from './hear-genre.ts'

const server = await startTestServer()
const hear = (genre: string, headers: Record<string, string> = {}) =>
  server.fetch(`/v1/music/genres/${genre}/sample`, { headers })

test('every genre of the engine has an address', () => {
  expect(musicGenres).toEqual(genreNames.map((name) => name.replaceAll(' ', '-')))
})

test('anybody hears a genre; it is made once, kept, and sent in parts where that is asked for', async () => {
  const heard = await Promise.all([hear('chiptune'), hear('chiptune')])
  const bytes = await Promise.all(heard.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
  expect(heard.map(({ status }) => status)).toEqual([200, 200])
  expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true)
  const { durationMs } = await decodeAudio(bytes[0] ?? Buffer.alloc(0))
  expect(Math.abs(durationMs - 20_000)).toBeLessThan(200)
  expect(await server.ports.storage.size(sampleKey('chiptune'))).toBe(bytes[0]?.length)
  const part = await hear('chiptune', { range: 'bytes=0-9' })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10])
  expect((await hear('polka')).status).toBe(422)
})
