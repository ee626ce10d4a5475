import { givenAccount, type GivenBrowser, givenBrowser, givenSession } from '#identity/testing.ts'
import { issueApiKey } from '#identity/keys/index.ts'
import { createServiceAccount } from '#service-accounts/create-service-account.ts'
import { transaction } from '../../src/kernel/transaction.ts'
import type { TestServer } from '../test-server.ts'

/** Everybody who may try a route. */
export const callers = [
  'anonymous',
  'stranger',
  'viewer',
  'member by group',
  'editor',
  'admin',
  'owner',
  'service account',
  'locked member',
  'narrow key',
  'staff',
] as const
export type CallerName = (typeof callers)[number]

export const staffDomain = 'staff.example.test'

/** What the group gives that one of the viewers is in, in the words of groups and of contracts. */
const groupGives = { audit_log_read: 'audit_log_read', webhooks_manage: 'webhooks_write' } as const
export const givenByGroup: readonly string[] = Object.values(groupGives)

export type Credential = { readonly headers: Readonly<Record<string, string>>; readonly cookie?: string }
export type Callers = Readonly<Record<CallerName, Credential>> & { readonly host: GivenBrowser }

/**
 * Creates one caller of each kind: owner, a member of each role, a viewer in a group that gives more, a locked member,
 * a machine, somebody from another workspace, a key with hardly any permission, staff.
 */
export async function givenCallers(server: TestServer, staffAddress?: string): Promise<Callers> {
  const ctx = server.product.systemContext()
  const host = await givenBrowser(ctx)
  const { pool } = server.database
  const { workspaceId } = host
  const join = async (role: string) => {
    const { userId } = await givenAccount(ctx)
    await pool.query('insert into memberships values ($1, $2, $3, false, now())', [workspaceId, userId, role])
    return userId
  }
  const member = async (role: string, change: (userId: string) => Promise<unknown> = async () => undefined) => {
    const userId = await join(role)
    await change(userId)
    return byBrowser(await givenSession(ctx, { userId, workspaceId }))
  }
  const intoGroup = async (userId: string) => {
    const group = ctx.newId('group')
    await pool.query(
      "insert into workspace_groups (id, workspace_id, name, permissions, created_at) values ($1, $2, 'Helpers', $3, now())",
      [group, workspaceId, Object.keys(groupGives)],
    )
    await pool.query('insert into workspace_group_members values ($1, $2, $3, now())', [group, workspaceId, userId])
  }
  const lock = (userId: string) =>
    pool.query('update memberships set locked_at = now() where user_id = $1 and workspace_id = $2', [
      userId,
      workspaceId,
    ])
  const narrow = await givenAccount(ctx, { permissions: ['synthid_detector'] })
  return {
    host,
    anonymous: { headers: {} },
    stranger: byBrowser(await givenBrowser(ctx)),
    viewer: await member('viewer'),
    'member by group': await member('viewer', intoGroup),
    editor: await member('editor'),
    admin: await member('admin'),
    owner: byBrowser(host),
    'service account': await givenMachine(server, host),
    'locked member': await member('admin', lock),
    'narrow key': { headers: narrow.headers },
    staff: byBrowser(await givenStaff(server, staffAddress)),
  }
}

/** Creates a service account of the workspace and answers its key as a credential. */
async function givenMachine(server: TestServer, host: GivenBrowser): Promise<Credential> {
  const ctx = server.product.systemContext(host.workspaceId)
  const { userId } = await createServiceAccount(
    { ...ctx, actor: { ...ctx.actor, userId: host.userId } },
    { name: 'machine', group_ids: null, default_sharing_groups: null },
  )
  const key = {
    userId,
    workspaceId: host.workspaceId,
    name: 'matrix',
    permissions: 'all',
    characterLimit: null,
  } as const
  const { secret } = await transaction(ctx, (ctx) => issueApiKey(ctx, key))
  return { headers: { 'xi-api-key': secret } }
}

function byBrowser({ accessToken, cookie }: Pick<GivenBrowser, 'accessToken' | 'cookie'>): Credential {
  return { headers: { authorization: `Bearer ${accessToken}` }, cookie }
}

/** Creates a member of the support team, with a verified address of the staff's domain and an authenticator app. */
async function givenStaff(server: TestServer, address: string | undefined): Promise<GivenBrowser> {
  const person = await givenBrowser(server.product.systemContext())
  await server.database.pool.query('update users set email = $1, email_verified_at = now() where id = $2', [
    address ?? `${person.userId}@${staffDomain}`,
    person.userId,
  ])
  await server.database.pool.query(
    "insert into second_factors (user_id, kind, sealed, created_at, confirmed_at) values ($1, 'totp', 'x', now(), now())",
    [person.userId],
  )
  return person
}
