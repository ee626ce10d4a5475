import { auditEndpoints } from '@vireo/contracts/audit'
import { identityEndpoints } from '@vireo/contracts/identity'
import { resourcesEndpoints } from '@vireo/contracts/resources'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { expect, test } from 'vitest'
import { jsonPost } from '#identity/testing.ts'
import { resourceTests, type Person } from './resources.testing.ts'

const { server, givenMember, givenWebhookWorker, makeWebhook, seen, share, unshare, read, owner, host, group } =
  await resourceTests()

test('what its owner may do is never taken away; anybody may give up their own share', async () => {
  const [maker, other] = [await givenWebhookWorker(), await givenWebhookWorker()]
  const id = await makeWebhook(maker)
  expect((await share(host, id, 'viewer', { user_email: maker.email })).status).toBe(409)
  expect((await unshare(maker, id, { user_email: maker.email })).status).toBe(409)
  await share(maker, id, 'viewer', { user_email: other.email })
  expect((await unshare(other, id, { user_email: other.email })).status).toBe(200)
  expect((await read(other, id)).status).toBe(404)
})

test('a voice of the library is everybody’s: all see it, and nobody shares it', async () => {
  const viewer = await givenMember('viewer')
  const voices = voicesEndpoints.list.success.schema.parse(
    await (await server.fetch('/v1/voices', { headers: viewer.headers })).json(),
  )
  const id = voices.voices[0]?.voice_id ?? ''
  const answer = await server.fetch(`/v1/workspace/resources/${id}?resource_type=voice`, { headers: viewer.headers })
  expect(await answer.json()).toMatchObject({
    creator_user_id: null,
    access_level: 'viewer',
    role_to_group_ids: { viewer: ['default'] },
    share_options: [],
  })
  const shared = await server.fetch(
    `/v1/workspace/resources/${id}/share`,
    jsonPost({ resource_type: 'voice', role: 'admin', group_id: 'default' }, host.headers),
  )
  expect(shared.status).toBe(403)
})

test('who leaves without an heir takes their things along', async () => {
  const [leaver, heirless] = [await givenWebhookWorker(), await givenWebhookWorker()]
  const [kept, gone] = [await makeWebhook(leaver), await makeWebhook(heirless)]
  const takeOut = (person: Person, body: object) =>
    server.fetch('/v1/workspace/members', {
      ...jsonPost({ email: person.email, ...body }, host.headers),
      method: 'DELETE',
    })
  expect((await takeOut(leaver, { transfer_to: host.email })).status).toBe(200)
  expect((await takeOut(heirless, { delete_things: true })).status).toBe(200)
  expect((await read(host, kept)).body?.owner_user_id).toBe(host.userId)
  expect((await read(host, gone)).status).toBe(404)
  expect(await seen(host)).not.toContain(gone)
})

test('new things are shared as their maker prefers', async () => {
  const [maker, other] = [await givenWebhookWorker(), await givenWebhookWorker()]
  const prefer = (groups: readonly unknown[]) =>
    server.fetch(
      '/v1/workspace/default-sharing-preferences',
      jsonPost({ default_sharing_groups: groups }, maker.headers),
    )
  expect((await prefer(['group_of_others'])).status).toBe(404)
  const answer = await prefer([{ group_id: group, permission_level: 'editor' }])
  const preferences = resourcesEndpoints.setDefaultSharing.success.schema.parse(await answer.json())
  expect(preferences.default_sharing_groups).toMatchObject([{ id: group, permission_level: 'editor' }])
  const { rows } = await server.database.pool.query(
    "select target_id, details from audit_entries where action = 'resources.default-sharing-changed'",
  )
  expect(rows).toEqual([{ target_id: maker.userId, details: { groups: [`${group} editor`] } }])
  const id = await makeWebhook(maker)
  expect((await read(other, id)).body?.access_level).toBe('editor')
})

test('what is shared stands among the workspace’s things where it says so, and its maker keeps their share', async () => {
  const maker = await givenWebhookWorker()
  const store = (onUser: boolean) =>
    server.fetch('/v1/workspace/update-workspace', {
      ...jsonPost({ storing_shared_files_on_user: onUser }, host.headers),
      method: 'PUT',
    })
  await store(false)
  const id = await makeWebhook(maker)
  expect((await read(maker, id)).body?.owner_user_id).toBe(maker.userId)
  await share(maker, id, 'viewer', { group_id: 'default' })
  expect((await read(maker, id)).body).toMatchObject({
    owner_user_id: null,
    creator_user_id: maker.userId,
    access_level: 'admin',
  })
  await store(true)
})

test('a share and its end are in the log', async () => {
  const id = await makeWebhook(host)
  await share(host, id, 'viewer', { group_id: 'default' })
  await unshare(host, id, { group_id: 'default' })
  const log = await server.fetch(`/v1/workspace/audit-logs?target_uid=${id}`, { headers: host.headers })
  const page = auditEndpoints.list.success.schema.parse(await log.json())
  expect(page.entries.map((entry) => entry.activity_name)).toEqual([
    'resources.unshared',
    'resources.shared',
    'webhooks.created',
  ])
})

test('a key gives up what was shared with its owner only where it may change such things', async () => {
  const worker = await givenWebhookWorker()
  const id = await makeWebhook(owner)
  expect((await share(owner, id, 'viewer', { user_email: worker.email })).status).toBe(200)
  const body = { name: 'models', permissions: ['models_read'] }
  const made = await server.fetch('/v1/user/api-keys', jsonPost(body, worker.headers))
  const { 'xi-api-key': secret } = identityEndpoints.createApiKey.success.schema.parse(await made.json())
  const byKey = await unshare({ headers: { 'xi-api-key': secret } }, id, { user_email: worker.email })
  expect(byKey.status).toBe(403)
  expect(await seen(worker)).toContain(id)
  expect((await unshare(worker, id, { user_email: worker.email })).status).toBe(200)
  expect(await seen(worker)).not.toContain(id)
})
