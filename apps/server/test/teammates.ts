import type { Tier } from '@vireo/contracts/users'
import type { TestServer } from './test-server.ts'
import { type GivenBrowser, givenAccount, givenSession, jsonPost } from '#identity/testing.ts'
import type { Role } from '#workspaces'

export type Teammate = GivenBrowser & { readonly bearer: { readonly authorization: string } }

/** Creates somebody with a verified address who is signed in to a workspace of their own. */
export async function givenPerson(server: TestServer, tier: Tier = 'scale_2024_08_10'): Promise<Teammate> {
  const ctx = server.product.systemContext()
  const account = await givenAccount(ctx, { tier })
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [account.userId])
  return withBearer({ ...account, ...(await givenSession(ctx, account)) })
}

/** Creates somebody who is signed in to another's workspace as its member. */
export async function givenTeammate(server: TestServer, host: Teammate, role: Role): Promise<Teammate> {
  const person = await givenPerson(server, 'free')
  await server.database.pool.query(
    'insert into memberships (workspace_id, user_id, role, created_at) values ($1, $2, $3, now())',
    [host.workspaceId, person.userId, role],
  )
  const session = await givenSession(server.product.systemContext(), {
    userId: person.userId,
    workspaceId: host.workspaceId,
  })
  return withBearer({ ...person, ...session })
}

function withBearer(person: GivenBrowser): Teammate {
  return { ...person, bearer: { authorization: `Bearer ${person.accessToken}` } }
}

/** Calls with a body; answers status and body, or the code of a failure. */
export async function call(
  server: TestServer,
  person: Pick<Teammate, 'bearer'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; code: string | undefined; body: unknown }> {
  const answer = await server.fetch(path, { ...jsonPost(body, person.bearer), method })
  const read: unknown = await answer.json().catch(() => undefined)
  const detail = (read as { detail?: { code?: string } } | undefined)?.detail
  return { status: answer.status, code: detail?.code, body: read }
}

/** Reads the code from the link of the last invite that was mailed to an address. */
export async function mailedInviteCode(server: TestServer, email: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ content: { action: { url: string } } }>(
    "select content from letters where kind = 'workspaces.invite' and recipient = $1 order by created_at desc, id desc limit 1",
    [email],
  )
  return new URL(rows[0]?.content.action.url ?? 'http://none').searchParams.get('invite_code') ?? ''
}
