import { beforeAll, expect, test } from 'vitest'
import { ownResource } from '#resources'
import { libraryVoices } from '#voices/library/index.ts'
import { transaction } from '../../../src/kernel/transaction.ts'
import { startTestServer, type TestPerson } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

const [everybodys = '', own = ''] = libraryVoices.map(({ voiceId }) => voiceId)
const resourceType = 'voice'
let sdk: ReturnType<typeof createSdk>
let person: TestPerson

beforeAll(async () => {
  const server = await startTestServer()
  person = await server.signUp()
  sdk = createSdk(server, person.apiKey)
  const { userId, workspaceId } = person
  // The public client knows no types but its own, and no voice can be made yet: this one stands for a voice that was.
  await transaction(server.product.systemContext(workspaceId), (ctx) =>
    ownResource({ ...ctx, actor: { ...ctx.actor, userId } }, { type: resourceType, id: own }),
  )
})

test('POST /v1/workspace/resources/{resource_id}/share', async () => {
  await sdk.workspace.resources.share(own, { role: 'editor', resourceType, groupId: 'default' })
  const resource = await sdk.workspace.resources.get(own, { resourceType })
  expect(resource.roleToGroupIds).toEqual({ admin: [person.userId], editor: ['default'] })
})

test('GET /v1/workspace/resources/{resource_id}', async () => {
  expect(await sdk.workspace.resources.get(everybodys, { resourceType })).toMatchObject({
    resourceId: everybodys,
    resourceName: libraryVoices[0]?.name,
    roleToGroupIds: { viewer: ['default'] },
  })
})

test('POST /v1/workspace/resources/{resource_id}/unshare', async () => {
  await sdk.workspace.resources.unshare(own, { resourceType, groupId: 'default' })
  const { shareOptions } = await sdk.workspace.resources.get(own, { resourceType })
  expect(shareOptions).toEqual([{ id: 'default', name: 'Everyone', type: 'group' }])
})
