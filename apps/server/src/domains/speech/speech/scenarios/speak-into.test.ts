import { expect, test } from 'vitest'
import { HistoryPage } from '@vireo/contracts/history'
import { createUser } from '#identity/sign-in/index.ts'
import { startTestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { speakInto } from './speak-into.ts'

test('a situation to look at has recordings that were really made', async () => {
  const server = await startTestServer()
  const email = 'scenario@example.test'
  const person = await createUser(server.product.systemContext(), {
    email,
    password: 'correct horse battery',
    tier: 'enterprise',
    admin: false,
  })
  const [voice] = libraryVoices
  if (!voice) throw new Error('there is no voice')
  await speakInto({ instance: server.product, person, url: new URL(server.url) }, voice, 'Well said.')
  const answer = await server.fetch('/v1/history', { headers: { 'xi-api-key': person.apiKey } })
  const { history } = HistoryPage.parse(await answer.json())
  expect(history.map(({ text, voice_id }) => [text, voice_id])).toEqual([['Well said.', voice.voiceId]])
})
