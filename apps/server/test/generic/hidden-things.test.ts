import { api } from '@vireo/contracts'
import type { Endpoint } from '@vireo/contracts/kit'
import { publishingTermsVersion } from '@vireo/contracts/voice-library'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenBrowser, givenSession, type GivenBrowser } from '#identity/testing.ts'
import { givenPerson, givenTeammate } from '../teammates.ts'
import { startTestServer } from '../test-server.ts'
import { givenThings } from './things.ts'
import { requestFor } from './well-formed-requests.ts'

const server = await startTestServer()
type Caller = { readonly authorization: string }
let ids: Readonly<Record<string, string>>
let stranger: Caller
let colleague: Caller

/** What nobody has, in the shape of what somebody has. */
const unknownOf = (id: string) => (/^\w+_/.exec(id)?.[0] ?? '') + 'z'.repeat(20)

beforeAll(async () => {
  const ctx = server.product.systemContext()
  const host: GivenBrowser = await givenBrowser(ctx)
  ids = await givenThings(server, host)
  // With the largest plan, so that no plan answers instead of the thing.
  const other = await givenPerson(server, 'enterprise')
  stranger = other.bearer
  const { userId } = await givenTeammate(server, other, 'editor')
  await server.database.pool.query(
    `insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, 'editor', false, now())`,
    [host.workspaceId, userId],
  )
  const { accessToken } = await givenSession(ctx, { userId, workspaceId: host.workspaceId })
  colleague = { authorization: `Bearer ${accessToken}` }
})

const endpoints = Object.values(api).flatMap((domain) => Object.values(domain) as Endpoint[])
/** What routes want that cannot do without a body. */
const wanted = JSON.stringify({
  text: 'Hello.',
  name: 'x',
  language: 'en',
  labels: { language: 'en' },
  terms_version: publishingTermsVersion,
  terms_accepted: true,
})
const withVoice = endpoints.filter(({ path }) => path.includes(':voice_id'))

type Asked = { readonly path: string; readonly init: RequestInit & { readonly headers?: Record<string, string> } }

/** What is answered, with the id that was asked for taken out. */
async function answerTo(caller: Caller, { path, init }: Asked, id: string): Promise<string> {
  const answer = await server.fetch(path, { ...init, headers: { ...init.headers, ...caller } })
  const text = (await answer.text()).replaceAll(/req_\w+/g, 'req').replaceAll(id, 'it')
  return `${answer.status} ${text}`
}

const callers = [
  ['in another workspace', () => stranger],
  ['in the same workspace, with whom it is not shared', () => colleague],
] as const

describe.each(callers)('somebody %s', (_, caller) => {
  test.each(withVoice.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: a voice that one may not see is one that is not there',
    async (_id, endpoint) => {
      const asking = (voiceId: string): Asked => {
        const request = requestFor(endpoint, (name) => (name === 'voice_id' ? voiceId : (ids[name] ?? 'x')))
        return request.init.body === '{}' ? { ...request, init: { ...request.init, body: wanted } } : request
      }
      const [there, nowhere] = [ids['voice_id'] ?? '', 'z'.repeat(20)]
      const answers = await Promise.all([there, nowhere].map((voiceId) => answerTo(caller(), asking(voiceId), voiceId)))
      expect(answers[0]).toBe(answers[1])
      expect(answers[0]).not.toMatch(/^422/)
    },
  )
})

const speaking = { text: 'Hello.' }
const named: readonly (readonly [string, string, string, (id: string) => object | undefined])[] = [
  ['voice_id', 'POST', '/v1/text-to-dialogue', (id) => ({ inputs: [{ ...speaking, voice_id: id }] })],
  ['voice_id', 'POST', '/v1/text-to-dialogue/stream', (id) => ({ inputs: [{ ...speaking, voice_id: id }] })],
  ['voice_id', 'POST', '/v1/audio/speech', (id) => ({ model: 'tts-1', input: 'Hello.', voice: id })],
  ['voice_id', 'POST', '/v1/speech/estimate', (id) => ({ ...speaking, voice_id: id })],
  ['voice_id', 'POST', '/v1/text-to-voice/remixing-sessions', (id) => ({ voice_id: id })],
  ['voice_id', 'GET', '/v2/voices?voice_ids=ID', () => undefined],
  ['voice_id', 'GET', '/v1/history?voice_id=ID', () => undefined],
  ['history_item_id', 'GET', '/v1/history?start_after_history_item_id=ID', () => undefined],
  ['history_item_id', 'POST', '/v1/history/download', (id) => ({ history_item_ids: [id] })],
  [
    'generated_voice_id',
    'POST',
    '/v1/text-to-voice',
    (id) => ({ voice_name: 'x', voice_description: 'A voice that nobody will ever hear.', generated_voice_id: id }),
  ],
  ['webhook_id', 'PUT', '/v1/workspace/update-workspace', (id) => ({ voice_library_removal_notice_webhook_ids: [id] })],
  ['group_id', 'POST', '/v1/service-accounts', (id) => ({ name: 'x', group_ids: [id] })],
  ['group_id', 'POST', '/v1/workspace/default-sharing-preferences', (id) => ({ default_sharing_groups: [id] })],
  ['group_id', 'POST', '/v1/workspace/invites/add', (id) => ({ email: 'x@example.test', group_ids: [id] })],
  ['collection_id', 'GET', '/v2/voices?collection_id=ID', () => undefined],
  ['identity_provider_id', 'POST', '/v1/identity/sso/test', (id) => ({ identity_provider_id: id })],
]

test.each(named)('%s of another workspace in %s %s is one that is not there', async (name, method, path, bodyOf) => {
  const answers = await Promise.all(
    [ids[name] ?? '', unknownOf(ids[name] ?? '')].map(async (id) => {
      const body = bodyOf(id)
      const init = {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }
      return answerTo(stranger, { path: path.replace('ID', id), init }, id)
    }),
  )
  expect(answers[0]).toBe(answers[1])
  expect(answers[0]).not.toContain('route_not_found')
})
