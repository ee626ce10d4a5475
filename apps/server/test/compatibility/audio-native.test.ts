import { beforeAll, expect, test } from 'vitest'
import { doWork, givenDomain } from '#audio-native/audio-native.testing.ts'
import { startTestServer, type TestPerson } from '../test-server.ts'
import { createSdk } from './sdk.ts'

const server = await startTestServer()
let person: TestPerson
let sdk: ReturnType<typeof createSdk>
beforeAll(async () => {
  person = await server.signUp({ tier: 'creator' })
  sdk = createSdk(server, person.apiKey)
})

const file = (text: string) => new File([text], 'article.html', { type: 'text/html' })

test('POST /v1/audio-native', async () => {
  const made = await sdk.audioNative.create({
    name: 'A player',
    title: 'Of apples',
    textColor: '#101718',
    file: file('<html><body><div><p>Apples are red.</p></div></body></html>'),
    autoConvert: true,
    applyTextNormalization: 'apply_english',
  })
  expect(made).toMatchObject({ converting: true })
  expect(made.htmlSnippet).toContain(made.projectId)
  await expect(sdk.audioNative.create({ name: 'x', voiceId: 'nobody' })).rejects.toMatchObject({ statusCode: 404 })
})

test('GET /v1/audio-native/{project_id}/settings', async () => {
  const { projectId } = await sdk.audioNative.create({ name: 'Settings', author: 'Ada', backgroundColor: '#fff' })
  expect(await sdk.audioNative.getSettings(projectId)).toMatchObject({
    enabled: true,
    settings: { title: 'Settings', author: 'Ada', backgroundColor: '#fff', status: 'ready' },
  })
  await expect(sdk.audioNative.getSettings('nothing')).rejects.toMatchObject({ statusCode: 404 })
})

test('POST /v1/audio-native/{project_id}/content', async () => {
  const { projectId } = await sdk.audioNative.create({ name: 'Content' })
  const changed = await sdk.audioNative.update(projectId, {
    file: file('<p>Pears are green.</p>'),
    autoConvert: true,
    autoPublish: true,
  })
  expect(changed).toMatchObject({ projectId, converting: true, publishing: true })
  await doWork(server, person)
  const { settings, snapshotId } = await sdk.audioNative.getSettings(projectId)
  expect(snapshotId).not.toBeUndefined()
  expect(settings?.audioUrl).toContain(projectId)
})

test('POST /v1/audio-native/content', async () => {
  const { projectId } = await sdk.audioNative.create({ name: 'Pages' })
  const url = 'https://blog.example.test/apples'
  await expect(sdk.audioNative.updateContentFromUrl({ url })).rejects.toMatchObject({ statusCode: 403 })
  await givenDomain(server, person, 'example.test')
  const changed = await sdk.audioNative.updateContentFromUrl({ url, title: 'Of apples' })
  expect(changed).toMatchObject({ converting: true, publishing: true })
  expect(changed.projectId).not.toBe('')
  expect(projectId).not.toBe('')
})
