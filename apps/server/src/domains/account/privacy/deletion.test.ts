import { ErrorBody } from '@vireo/contracts/kit'
import { privacyEndpoints } from '@vireo/contracts/privacy'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import { type GivenBrowser, givenAccount, givenBrowser, jsonPost } from '#identity/testing.ts'
import { makeVoice } from '#voices/testing.ts'
import { eraseAccount } from './erase-account.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()
const { pool } = server.database

const bearer = (person: GivenBrowser) => ({ authorization: `Bearer ${person.accessToken}` })
const remove = (person: GivenBrowser, email = person.email) =>
  server.fetch('/v1/user/deletion', jsonPost({ email }, bearer(person)))
const codeOf = async (answer: Response) => [answer.status, ErrorBody.parse(await answer.json()).detail.code]
const countIn = async (table: string, column: string, id: string) =>
  Number((await pool.query(`select count(*) from ${table} where ${column} = $1`, [id])).rows[0].count)

async function withThings(person: GivenBrowser): Promise<string> {
  const own = server.product.systemContext(person.workspaceId)
  const item = newItem(own)
  await transaction(own, (ctx) => recordItem(ctx, item))
  await pool.query('insert into voice_settings (workspace_id, voice_id, updated_at) values ($1, $2, now())', [
    person.workspaceId,
    'a_voice',
  ])
  return item.id
}

describe('GET /v1/user/deletion', () => {
  it('200 says what would be lost', async () => {
    const person = await givenBrowser(ctx)
    await withThings(person)
    await makeVoice(server, person)
    const answer = await server.fetch('/v1/user/deletion', { headers: bearer(person) })
    expect(privacyEndpoints.getDeletionConsequences.success.schema.parse(await answer.json())).toEqual({
      workspace_name: 'My Workspace',
      history_items: 1,
      voices: 1,
      api_keys: 1,
      other_members: 0,
      other_workspaces: 0,
    })
  })
})

describe('POST /v1/user/deletion', () => {
  it('200 ends the account, its sessions and its keys with the answer', async () => {
    const person = await givenBrowser(ctx)
    expect((await remove(person)).status).toBe(200)
    expect((await server.fetch('/v1/user', { headers: person.headers })).status).toBe(401)
    expect((await server.fetch('/v1/user', { headers: bearer(person) })).status).toBe(401)
    for (const [table, column] of [
      ['users', 'id'],
      ['sessions', 'user_id'],
      ['api_keys', 'user_id'],
      ['credentials', 'user_id'],
      ['memberships', 'user_id'],
      ['workspaces', 'owner_id'],
    ] as const)
      expect(await countIn(table, column, person.userId), table).toBe(0)
  })

  it('200 tells the person by mail and the operator in the audit, with who it was and nothing more', async () => {
    const person = await givenBrowser(ctx)
    await pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
    await remove(person)
    const letters = await pool.query('select kind, subject from letters where recipient = $1', [person.email])
    expect(letters.rows).toContainEqual({ kind: 'privacy.account-deleted', subject: 'Your account was deleted' })
    const audit = await pool.query('select * from audit_entries where action = $1 and target_id = $2', [
      'privacy.account-deleted',
      person.userId,
    ])
    expect(audit.rows).toMatchObject([{ actor_id: person.userId, workspace_id: person.workspaceId, details: {} }])
    expect(audit.rows[0].address).toMatch(/127\.0\.0\.1/)
    expect(JSON.stringify(audit.rows)).not.toContain(person.email)
  })

  it('200 lets a job forget what the workspace held, and nothing of others', async () => {
    const [person, other] = [await givenBrowser(ctx), await givenBrowser(ctx)]
    const [itemId, othersItemId] = [await withThings(person), await withThings(other)]
    await remove(person)
    const queued = await pool.query(
      "select payload from jobs where name = 'privacy.erase-account' and workspace_id = $1",
      [person.workspaceId],
    )
    expect(queued.rows).toEqual([{ payload: { userId: person.userId, workspaceId: person.workspaceId } }])
    for (let time = 0; time < 2; time++) await eraseAccount(ctx, person)
    expect(await countIn('voice_settings', 'workspace_id', person.workspaceId)).toBe(0)
    expect(await countIn('voice_settings', 'workspace_id', other.workspaceId)).toBe(1)
    const items = await pool.query('select id, deleted_at is null as is_there from history_items where id = any($1)', [
      [itemId, othersItemId],
    ])
    expect(items.rows.toSorted((a, b) => Number(a.is_there) - Number(b.is_there))).toEqual([
      { id: itemId, is_there: false },
      { id: othersItemId, is_there: true },
    ])
  })

  it('400 unless the address is written out', async () => {
    const person = await givenBrowser(ctx)
    expect(await codeOf(await remove(person, 'somebody@example.test'))).toEqual([400, 'wrong_confirmation'])
    expect(await countIn('users', 'id', person.userId)).toBe(1)
  })

  it('403 when the sign-in was a while ago, and for an API key', async () => {
    const person = await givenBrowser(ctx)
    const byKey = await server.fetch('/v1/user/deletion', jsonPost({ email: person.email }, person.headers))
    expect(await codeOf(byKey)).toEqual([403, 'forbidden'])
    await pool.query("update sessions set created_at = created_at - interval '16 minutes' where user_id = $1", [
      person.userId,
    ])
    expect(await codeOf(await remove(person))).toEqual([403, 'recent_sign_in_required'])
    expect(await countIn('users', 'id', person.userId)).toBe(1)
  })

  it('409 while others work in the workspace', async () => {
    const [person, member] = [await givenBrowser(ctx), await givenAccount(ctx)]
    await pool.query("insert into memberships values ($1, $2, 'editor', false, now())", [
      person.workspaceId,
      member.userId,
    ])
    expect(await codeOf(await remove(person))).toEqual([409, 'workspace_has_members'])
  })

  it('200 leaves what was made in other people’s workspaces there', async () => {
    const [person, host] = [await givenBrowser(ctx), await givenAccount(ctx)]
    await pool.query("insert into memberships values ($1, $2, 'editor', false, now())", [
      host.workspaceId,
      person.userId,
    ])
    const shared = server.product.systemContext(host.workspaceId)
    const item = newItem(shared)
    await transaction(shared, (ctx) => recordItem(ctx, item))
    expect((await remove(person)).status).toBe(200)
    await eraseAccount(ctx, person)
    expect((await pool.query('select deleted_at from history_items where id = $1', [item.id])).rows).toEqual([
      { deleted_at: null },
    ])
    expect((await server.fetch('/v1/user', { headers: host.headers })).status).toBe(200)
  })
})
