import type { ApiKeyId, UserId } from '@vireo/contracts/kit'
import { type AccessLevel, resourcesEndpoints } from '@vireo/contracts/resources'
import { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { createOutbound } from '#adapters/outbound-http.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenAccount, givenBrowser, givenSession, jsonPost } from '#identity/testing.ts'

export type Person = { readonly userId: UserId; readonly email: string; readonly headers: Record<string, string> }

export type Target = { user_email?: string; group_id?: string; member_id?: string; workspace_api_key_id?: ApiKeyId }

/** Starts what these tests need, and hands out what they ask it with. */
export async function resourceTests() {
  // Nobody sends anything there: what is tested is who may.
  const server = await startTestServer({ ports: { outbound: createOutbound({ namedHosts: ['127.0.0.1:9'] }) } })
  const { pool } = server.database
  /** Somebody of the owner's workspace. */
  async function givenMember(role: 'admin' | 'editor' | 'viewer'): Promise<Person> {
    const ctx = server.product.systemContext()
    const { userId, email } = await givenAccount(ctx)
    await pool.query(
      'insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, $3, false, now())',
      [owner.workspaceId, userId, role],
    )
    const { accessToken } = await givenSession(ctx, { userId, workspaceId: owner.workspaceId })
    return { userId, email, headers: { authorization: `Bearer ${accessToken}` } }
  }
  async function givenGroup(name: string, permissions: readonly string[]): Promise<string> {
    const id = `group_${name}`
    await pool.query(
      `insert into workspace_groups (id, workspace_id, name, permissions, created_at) values ($1, $2, $3, $4, now())`,
      [id, owner.workspaceId, name, permissions],
    )
    return id
  }
  const join = (person: Person, groupId: string) =>
    pool.query(
      'insert into workspace_group_members (group_id, workspace_id, user_id, created_at) values ($1, $2, $3, now())',
      [groupId, owner.workspaceId, person.userId],
    )
  let machines = 0
  /** A member whose group lets them work with webhooks: what they see of them, shares decide. */
  async function givenWebhookWorker(): Promise<Person> {
    const person = await givenMember('editor')
    await join(person, group)
    // What was read a moment ago is kept for a moment.
    await new Promise((resolve) => setTimeout(resolve, 300))
    return person
  }
  async function makeWebhook(person: { readonly headers: Record<string, string> }): Promise<string> {
    const settings = { auth_type: 'hmac', name: `hook ${machines++}`, webhook_url: 'http://127.0.0.1:9/hook' }
    const answer = await server.fetch('/v1/workspace/webhooks', jsonPost({ settings }, person.headers))
    const body = webhooksEndpoints.create.success.schema.parse(await answer.json())
    return body.webhook_id
  }
  const seen = async (person: { readonly headers: Record<string, string> }) => {
    const answer = await server.fetch('/v1/workspace/webhooks', { headers: person.headers })
    return webhooksEndpoints.list.success.schema
      .parse(await answer.json())
      .webhooks.map((webhook) => webhook.webhook_id)
  }
  const share = (by: { headers: Record<string, string> }, id: string, role: AccessLevel, target: Target) =>
    server.fetch(
      `/v1/workspace/resources/${id}/share`,
      jsonPost({ resource_type: 'webhook', role, ...target }, by.headers),
    )
  const unshare = (by: { headers: Record<string, string> }, id: string, target: Target) =>
    server.fetch(`/v1/workspace/resources/${id}/unshare`, jsonPost({ resource_type: 'webhook', ...target }, by.headers))
  const read = async (by: { headers: Record<string, string> }, id: string) => {
    const answer = await server.fetch(`/v1/workspace/resources/${id}?resource_type=webhook`, { headers: by.headers })
    return {
      status: answer.status,
      body: answer.ok ? resourcesEndpoints.get.success.schema.parse(await answer.json()) : undefined,
    }
  }
  const edit = (by: { headers: Record<string, string> }, id: string) =>
    server.fetch(`/v1/workspace/webhooks/${id}`, {
      ...jsonPost({ is_disabled: false, name: 'renamed' }, by.headers),
      method: 'PATCH',
    })
  const remove = (by: { headers: Record<string, string> }, id: string) =>
    server.fetch(`/v1/workspace/webhooks/${id}`, { method: 'DELETE', headers: by.headers })
  const owner = await givenBrowser(server.product.systemContext())
  const host: Person = {
    userId: owner.userId,
    email: owner.email,
    headers: { authorization: `Bearer ${owner.accessToken}` },
  }
  const group = await givenGroup('hooks', ['webhooks_manage'])
  return {
    server,
    pool,
    givenMember,
    givenGroup,
    join,
    givenWebhookWorker,
    makeWebhook,
    seen,
    share,
    unshare,
    read,
    edit,
    remove,
    owner,
    host,
    group,
  }
}
