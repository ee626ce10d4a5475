import { api } from '@vireo/contracts'
import { type Endpoint } from '@vireo/contracts/kit'
import { beforeAll, expect, test } from 'vitest'
import { slices } from '../../src/domains/registry.ts'
import { libraryVoices } from '#voices/library/index.ts'
import { startTestServer, type TestPerson } from '../test-server.ts'

const endpoints = Object.values(api).flatMap((domain) => Object.values(domain) as Endpoint[])
const uploads = endpoints.filter(({ multipart }) => multipart)
const bindings = slices.flatMap((slice) => slice.routes ?? [])

/** Uploads that everybody with the permission may send, whatever they have. */
const forEverybody: Readonly<Record<string, string>> = {
  'voiceLibrary.findSimilar': 'searching costs nothing and is in every plan; recordings wait in line by workspace',
  'profiles.setPicture': 'everybody may have a profile; pictures wait in line by workspace',
  'instantCloning.inspectSamples': 'tells people what a plan would bring them; recordings wait in line by workspace',
}

const server = await startTestServer()
let [rich, poor]: TestPerson[] = []
beforeAll(async () => {
  rich = await server.signUp({ tier: 'enterprise' })
  poor = await server.signUp()
})

test('what can be said against an upload is said before it is read, or there is a reason', () => {
  const late = uploads.filter(
    (endpoint) => !bindings.find((binding) => binding.endpoint === endpoint)?.extras?.beforeBody,
  )
  expect(late.map(({ id }) => id).toSorted()).toEqual(Object.keys(forEverybody).toSorted())
})

/** Begins a form that never goes on: only who decides before the body has an answer to it. */
async function begin(path: string, { headers }: TestPerson, signal: AbortSignal): Promise<[number, string]> {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('--edge\r\n')),
  })
  const response = await server.fetch(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    body,
    duplex: 'half',
    signal,
  } as RequestInit)
  const { detail } = (await response.json()) as { detail: { code: string } }
  return [response.status, detail.code]
}

const [{ voiceId = '' } = {}] = libraryVoices

test.each([
  ['a voice change with a voice that is not there', () => rich, '/v1/speech-to-speech/nobody', 404, 'voice_not_found'],
  [
    'a voice change in a format that is none',
    () => rich,
    `/v1/speech-to-speech/${voiceId}?output_format=mp3_1_1`,
    400,
    'invalid_output_format',
  ],
  [
    'a voice change in a format beyond the plan',
    () => poor,
    `/v1/speech-to-speech/${voiceId}/stream?output_format=mp3_44100_192`,
    403,
    'feature_not_available',
  ],
  ['an audio native project on a plan without', () => poor, '/v1/audio-native', 403, 'feature_not_available'],
  [
    'a content of a project that is not there',
    () => rich,
    '/v1/audio-native/nothing/content',
    404,
    'audio_native_project_not_found',
  ],
  ['a cover of a work that is not there', () => rich, '/v1/publishing/works/nothing/cover', 404, 'work_not_found'],
  ['a chapter of a work that is not there', () => rich, '/v1/publishing/works/nothing/uploads', 404, 'work_not_found'],
  ['a clone on a plan without', () => poor, '/v1/voices/add', 403, 'feature_not_available'],
  [
    'a captcha of a voice that asks for none',
    () => rich,
    `/v1/voices/${voiceId}/captcha`,
    409,
    'voice_captcha_not_needed',
  ],
  ['a reading for a voice that is not there', () => rich, '/v1/voices/pvc/nobody/captcha', 404, 'voice_not_found'],
  ['documents for a voice that is not there', () => rich, '/v1/voices/pvc/nobody/verification', 404, 'voice_not_found'],
  ['a picture for a voice that is not there', () => rich, '/v1/voices/nobody/picture', 404, 'voice_not_found'],
  ['a picture for a voice of the house', () => rich, `/v1/voices/${voiceId}/picture`, 403, 'forbidden'],
  ['samples for a voice that is not there', () => rich, '/v1/voices/pvc/nobody/samples', 404, 'voice_not_found'],
] as const)('%s is refused while it is sent', async (_, who, path, status, code) => {
  const person = who()
  if (!person) throw new Error('nobody signed up')
  const over = new AbortController()
  expect(await begin(path, person, over.signal)).toEqual([status, code])
  over.abort()
})

test('a voice change that nobody could pay is refused while it is sent', async () => {
  const spent = await server.signUp()
  await server.database.pool.query('update credit_accounts set used_credits = plan_credits where workspace_id = $1', [
    spent.workspaceId,
  ])
  const over = new AbortController()
  expect(await begin(`/v1/speech-to-speech/${voiceId}`, spent, over.signal)).toEqual([402, 'insufficient_credits'])
  over.abort()
})
