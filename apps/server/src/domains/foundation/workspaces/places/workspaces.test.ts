import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { givenAccount } from '#identity/testing.ts'
import { seatOf } from '#users'
import { chooseWorkspace } from './choose-workspace.ts'
import { findWorkspaceOf } from './find-workspace-of.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const { pool } = server.database

const join = (workspaceId: string, userId: string, role: string) =>
  pool.query('insert into memberships values ($1, $2, $3, false, now())', [workspaceId, userId, role])

const actingAs = (userId: string, workspaceId: string) => ({
  ...ctx,
  workspaceId,
  actor: { kind: 'user', userId, permissions: 'all' } as const,
})

describe('a personal workspace', () => {
  it('comes with the account, owned and administered by its person', async () => {
    const { userId, workspaceId, email } = await givenAccount(ctx)
    const { rows } = await pool.query(
      'select w.owner_id, m.role, m.is_owner from workspaces w join memberships m on m.workspace_id = w.id where w.id = $1',
      [workspaceId],
    )
    expect(rows).toEqual([{ owner_id: userId, role: 'admin', is_owner: true }])
    expect(await findWorkspaceOf(ctx, email)).toBe(workspaceId)
    expect(await findWorkspaceOf(ctx, 'nobody@example.test')).toBeUndefined()
  })

  it('has one owner, who cannot be demoted', async () => {
    const [one, other] = [await givenAccount(ctx), await givenAccount(ctx)]
    await expect(
      pool.query("insert into memberships values ($1, $2, 'admin', true, now())", [one.workspaceId, other.userId]),
    ).rejects.toThrow(/memberships_owner/)
    await expect(pool.query("update memberships set role = 'viewer' where user_id = $1", [one.userId])).rejects.toThrow(
      /check constraint/,
    )
  })
})

describe('the workspace of a credential', () => {
  it('is the bound one while its owner belongs there, their own when none is bound', async () => {
    const [host, guest] = [await givenAccount(ctx), await givenAccount(ctx)]
    const chosen = (workspaceId?: string) =>
      chooseWorkspace(ctx, { userId: guest.userId, ...(workspaceId !== undefined && { workspaceId }) })
    expect(await chosen()).toBe(guest.workspaceId)
    expect(await chosen(host.workspaceId)).toBeUndefined()
    await join(host.workspaceId, guest.userId, 'editor')
    expect(await chosen(host.workspaceId)).toBe(host.workspaceId)
    expect(await chosen()).toBe(guest.workspaceId)
    await pool.query('delete from memberships where user_id = $1 and not is_owner', [guest.userId])
    expect(await chosen(host.workspaceId)).toBeUndefined()
  })
})

describe('a seat', () => {
  it.each([
    ['admin', 'workspace_admin'],
    ['editor', 'workspace_member'],
    ['viewer', 'workspace_lite_member'],
  ])('of a %s is a %s', async (role, seat) => {
    const [host, guest] = [await givenAccount(ctx), await givenAccount(ctx)]
    await join(host.workspaceId, guest.userId, role)
    expect(await ctx.hooks.ask(seatOf, actingAs(guest.userId, host.workspaceId))).toBe(seat)
  })

  it('is nothing a stranger has', async () => {
    const [host, stranger] = [await givenAccount(ctx), await givenAccount(ctx)]
    await expect(ctx.hooks.ask(seatOf, actingAs(stranger.userId, host.workspaceId))).rejects.toMatchObject({
      code: 'invalid_api_key',
    })
  })
})
