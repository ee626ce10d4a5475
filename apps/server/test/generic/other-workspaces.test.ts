import { api } from '@vireo/contracts'
import { type Endpoint } from '@vireo/contracts/kit'
import { beforeAll, expect, test } from 'vitest'
import { givenBrowser, type GivenBrowser } from '#identity/testing.ts'
import { startTestServer } from '../test-server.ts'
import { givenThings } from './things.ts'
import { requestFor } from './well-formed-requests.ts'

const server = await startTestServer()
let owner: GivenBrowser
let stranger: GivenBrowser
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  const ctx = server.product.systemContext()
  owner = await givenBrowser(ctx)
  stranger = await givenBrowser(ctx)
  ids = await givenThings(server, owner)
})

// Premade voices, kinds of tokens and names of providers belong to everybody, and whoever has the address of a hosted page may use
// it, or of a shared recording, a published page or a released work hear it, or see a public profile; months are everybody's; models and engines by address of the operator, and what was reported to them or applied for, belong to the instance; a provider that speaks SCIM names people in its own way, and its token says whose they are. Every other id belongs
// to one workspace or one person.
const shared = new Set([
  'scim_user_id',
  'voice_id',
  'token_type',
  'provider',
  'link_id',
  'page_id',
  'invoice_id',
  'number',
  'model',
  'address_engine',
  'capability',
  'share_token',
  'share_link_id',
  'page_case_id',
  'application_id',
  // Orders as whoever runs the instance decides about them, of whichever workspace; the kind of what is ordered.
  'production_order',
  'order_item_kind',
  // Those who work, and what is worked on, as whoever runs the instance looks after them.
  'applicant_id',
  'producer_user',
  'description_id',
  'tested_qualification',
  'house_team',
  // What whoever runs the instance looks after, of whichever workspace.
  'letter_id',
  'event_id',
  'instance_job',
  'player_id',
  'snapshot_id',
  'profile_handle',
  'picture_name',
  'published_id',
  'published_chapter',
  'month',
  // No engine here makes any, whoever asks.
  'finetune_id',
  // Sounds of the house, for everybody.
  'generation_id',
  'genre',
  // Pages for everybody.
  'content_name',
  'language_slug',
])
const withIds = Object.values(api)
  .flatMap((domain) => Object.values(domain) as Endpoint[])
  .filter(({ path }) => [...path.matchAll(/:(\w+)/g)].some(([, name]) => !shared.has(name ?? '')))

test.each(withIds.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s: a thing of another workspace is 404',
  async (_id, endpoint) => {
    const { path, init } = requestFor(endpoint, (name) => {
      expect(ids, `the test has no ${name} to try`).toHaveProperty(name)
      return ids[name] ?? ''
    })
    const headers = { ...init.headers, authorization: `Bearer ${stranger.accessToken}` }
    expect((await server.fetch(path, { ...init, headers })).status).toBe(404)
  },
)

test('a download of another workspace’s recording is 404', async () => {
  const response = await server.fetch('/v1/history/download', {
    method: 'POST',
    headers: { ...stranger.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ history_item_ids: [ids['history_item_id']] }),
  })
  expect(response.status).toBe(404)
})

test('what a stranger tried left everything where it was', async () => {
  const answers = await Promise.all(
    ['/v1/history', '/v1/user/api-keys', '/v1/messages', '/v1/user/exports'].map(async (path) =>
      (await server.fetch(path, { headers: { authorization: `Bearer ${owner.accessToken}` } })).text(),
    ),
  )
  for (const name of ['history_item_id', 'key_id', 'message_id', 'export_id'])
    expect(answers.some((text) => text.includes(ids[name] ?? 'nothing'))).toBe(true)
})
