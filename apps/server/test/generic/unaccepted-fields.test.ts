import { api } from '@vireo/contracts'
import { type Endpoint } from '@vireo/contracts/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { givenBrowser, type GivenBrowser } from '#identity/testing.ts'
import { startTestServer } from '../test-server.ts'
import { givenThings } from './things.ts'
import { requestFor } from './well-formed-requests.ts'

/** What decides who somebody is and what they may use: never taken from a request about something else. */
const decisive: Readonly<Record<string, unknown>> = {
  role: 'admin',
  seat_type: 'workspace_admin',
  is_owner: true,
  owner_id: 'user_x',
  user_id: 'user_x',
  workspace_id: 'ws_x',
  tier: 'enterprise',
  credits: 1_000_000,
  character_count: 0,
  granted_credits: 1_000_000,
  plan_credits: 1_000_000,
  verified: true,
  is_email_verified: true,
  email_verified_at: '2020-01-01T00:00:00Z',
  is_instance_admin: true,
  is_in_probation: false,
  is_producer: true,
  created_at: 0,
}

/** What is asked about somebody else, by whom that is for; see the authorization matrix. */
const askedOfOthers: Readonly<Record<string, readonly string[]>> = {
  'workspaces.addInvite': ['seat_type'],
  'workspaces.addInvites': ['seat_type'],
  // An access level of a thing, which its public name calls a role.
  'resources.share': ['role'],
  // What an applicant is given by whoever runs the instance.
  'impactProgram.decide': ['tier'],
  // What staff gives or sets of others, never of themselves.
  'staff.setTier': ['tier'],
  'staff.setProbation': ['is_in_probation'],
}

const writable = Object.values(api)
  .flatMap((domain) => Object.values(domain) as Endpoint[])
  .filter((endpoint) => endpoint.body !== undefined || endpoint.multipart !== undefined)

const server = await startTestServer()
let person: GivenBrowser
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  person = await givenBrowser(server.product.systemContext())
  ids = await givenThings(server, person)
})

/** Everything about the person that such a field would have changed. */
async function standing(): Promise<unknown> {
  const { rows } = await server.database.pool.query(
    `select u.id, u.email_verified_at, u.is_instance_admin, u.is_in_probation, u.created_at,
      (select json_agg(m order by m.workspace_id) from memberships m where m.user_id = u.id) as memberships,
      (select json_agg(w) from workspaces w where w.owner_id = u.id) as workspaces,
      (select json_agg(json_build_object('tier', tier, 'plan', plan_credits, 'granted', granted_credits))
        from credit_accounts where workspace_id = $2) as credits,
      (select count(*) from memberships) as everybody
    from users u where u.id = $1`,
    [person.userId, person.workspaceId],
  )
  return rows
}

describe.each(writable.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  const schema = endpoint.body ?? endpoint.multipart?.fields

  test('asks for nothing that decides who somebody is', () => {
    const { properties = {} } = z.toJSONSchema(schema ?? z.object({}), { io: 'input', unrepresentable: 'any' })
    const meant = askedOfOthers[id] ?? []
    expect(Object.keys(properties).filter((name) => name in decisive && !meant.includes(name))).toEqual([])
  })

  if (endpoint.access !== 'public' && endpoint.body)
    test('changes nothing of it when it is sent all the same', async () => {
      const { path, init } = requestFor(endpoint, (name) => ids[name] ?? 'x')
      const before = await standing()
      const body = JSON.stringify({ ...asFields(init.body), ...decisive })
      const headers = { ...init.headers, authorization: `Bearer ${person.accessToken}` }
      const answer = await server.fetch(path, { ...init, headers, body })
      expect(answer.status).toBeLessThan(500)
      expect(await standing()).toEqual(before)
    })
})

function asFields(body: unknown): Record<string, unknown> {
  return typeof body === 'string' ? z.record(z.string(), z.unknown()).parse(JSON.parse(body)) : {}
}
