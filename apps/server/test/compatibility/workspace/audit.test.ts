import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

let sdk: ReturnType<typeof createSdk>
let person: TestPerson
beforeAll(async () => {
  const server = await startTestServer()
  person = await server.signUp()
  sdk = createSdk(server, person.apiKey)
})

test('GET /v1/workspace/audit-logs', async () => {
  const first = await sdk.workspace.auditLogs.list({ limit: 1 })
  expect(first.entries).toHaveLength(1)
  expect(first.entries[0]).toMatchObject({
    activityName: 'identity.api-key-created',
    className: 'Account Change',
    actor: { user: { uid: person.userId, emailAddr: person.email } },
  })
  const none = await sdk.workspace.auditLogs.list({ actorUid: 'nobody', timeFromUnixMs: 0 })
  expect([none.entries, none.hasMore, none.nextCursor ?? null]).toEqual([[], false, null])
})
