import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test } from 'vitest'
import { givenPerson, givenTeammate, type Teammate } from '../../teammates.ts'
import { startTestServer } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

let sdk: ElevenLabsClient
let owner: Teammate
let member: Teammate
let groupId: string
beforeAll(async () => {
  const server = await startTestServer()
  owner = await givenPerson(server)
  member = await givenTeammate(server, owner, 'viewer')
  sdk = createSdk(server, owner.apiKey)
  const groups = await sdk.workspace.groups.list()
  groupId = Object.keys(groups)[0]?.replace(/.$/, (last) => (last === '0' ? '1' : '0')) ?? ''
  await server.database.pool.query(
    "insert into workspace_groups (id, workspace_id, name, permissions, created_at) values ($1, $2, 'Speakers', '{text_to_speech}', now())",
    [groupId, owner.workspaceId],
  )
})

test('GET /v1/workspace/groups', async () => {
  const groups = await sdk.workspace.groups.list()
  expect(groups[groupId]).toMatchObject({
    id: groupId,
    name: 'Speakers',
    members: [],
    permissions: ['text_to_speech'],
    groupUsageLimit: 'unlimited',
  })
})

test('POST /v1/workspace/groups/{group_id}/members', async () => {
  expect(await sdk.workspace.groups.members.add(groupId, { email: member.email })).toMatchObject({ status: 'ok' })
})

test('GET /v1/workspace/groups/search', async () => {
  const found = await sdk.workspace.groups.search({ name: 'Speakers' })
  expect(found).toMatchObject([{ id: groupId, name: 'Speakers', membersEmails: [member.email] }])
  expect(await sdk.workspace.groups.search({ name: 'speakers' })).toEqual([])
})

test('POST /v1/workspace/groups/{group_id}/members/remove', async () => {
  expect(await sdk.workspace.groups.members.remove(groupId, { email: member.email })).toMatchObject({ status: 'ok' })
})

test('POST /v1/workspace/invites/add', async () => {
  const invited = await sdk.workspace.invites.create({ email: 'one@example.test', seatType: 'workspace_lite_member' })
  expect(invited).toMatchObject({ status: 'ok' })
})

test('POST /v1/workspace/invites/add-bulk', async () => {
  const emails = ['two@example.test', 'three@example.test']
  expect(await sdk.workspace.invites.createBatch({ emails })).toMatchObject({ status: 'ok' })
})

test('DELETE /v1/workspace/invites', async () => {
  expect(await sdk.workspace.invites.delete({ email: 'two@example.test' })).toMatchObject({ status: 'ok' })
})

test('GET /v1/workspace/members', async () => {
  expect(await sdk.workspace.members.list()).toMatchObject([
    { userId: owner.userId, email: owner.email, seatType: 'workspace_admin', isOwner: true, isLocked: false },
    { userId: member.userId, seatType: 'workspace_lite_member', isOwner: false },
  ])
})

test('POST /v1/workspace/members', async () => {
  const changed = { email: member.email, workspaceSeatType: 'workspace_member' as const, isLocked: true }
  expect(await sdk.workspace.members.update(changed)).toMatchObject({ status: 'ok' })
  expect((await sdk.workspace.members.list())[1]).toMatchObject({ seatType: 'workspace_member', isLocked: true })
})
