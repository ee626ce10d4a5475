import { expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { startTestServer } from '../../test-server.ts'
import { createSdk, readAll } from '../sdk.ts'

const server = await startTestServer()
const person = await server.signUp({ tier: 'creator' })
const sdk = createSdk(server, person.apiKey)
const text = 'The quick brown fox jumps over the lazy dog.'

test('POST /v1/forced-alignment', async () => {
  const said = await readAll(await sdk.textToSpeech.convert(libraryVoices[0]?.voiceId ?? '', { text }))
  const { words, characters, loss } = await sdk.forcedAlignment.create({
    file: new Blob([Uint8Array.from(said)], { type: 'audio/mpeg' }),
    text,
  })
  expect(words.map((word) => word.text)).toEqual(text.split(' '))
  expect(characters.map((character) => character.text).join('')).toBe(text)
  expect(words.every(({ start, end, loss: each }) => end >= start && each >= 0)).toBe(true)
  expect(loss).toBeGreaterThanOrEqual(0)
})
