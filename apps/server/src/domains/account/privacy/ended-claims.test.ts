import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { transaction } from '#kernel/transaction.ts'
import { recordItem } from '#history'
import { newItem } from '#history/testing.ts'
import { takeAddress } from '#identity/sign-in/index.ts'
import { eraseAccount } from './erase-account.ts'
import { removeEndedClaims } from './remove-ended-claims.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const { pool } = server.database
const countIn = async (table: string, column: string, id: string) =>
  Number((await pool.query(`select count(*) from ${table} where ${column} = $1`, [id])).rows[0].count)
/** Those that are marked are purged by the history's own job. */
const itemsIn = async (workspaceId: string) =>
  Number(
    (
      await pool.query('select count(*) from history_items where workspace_id = $1 and deleted_at is null', [
        workspaceId,
      ])
    ).rows[0].count,
  )

test('an account whose claim ended is deleted with everything it made; whose address it is keeps theirs', async () => {
  const email = `${randomUUID()}@example.test`
  const [claimant, owner] = [await server.signUp({ email }), await server.signUp({ email })]
  const admin = await server.signUp({})
  for (const { workspaceId } of [claimant, owner]) {
    const own = server.product.systemContext(workspaceId)
    await transaction(own, (ctx) => recordItem(ctx, newItem(own)))
  }
  await removeEndedClaims(ctx)
  expect(await countIn('users', 'id', claimant.userId)).toBe(1)
  await transaction(ctx, (ctx) => takeAddress(ctx, { userId: owner.userId, email }))
  await pool.query(
    `insert into workspace_invites (id, workspace_id, email, role, code_hash, invited_by, created_at, sent_at, expires_at)
     values ($1, $2, $3, 'viewer', $1, $4, now(), now(), now() + interval '1 day')`,
    [randomUUID(), admin.workspaceId, email, admin.userId],
  )
  await removeEndedClaims(ctx)
  await eraseAccount(ctx, { userId: claimant.userId, workspaceId: claimant.workspaceId })
  const left = async ({ userId, workspaceId }: typeof claimant) => [
    await countIn('users', 'id', userId),
    await countIn('credentials', 'user_id', userId),
    await countIn('workspaces', 'id', workspaceId),
    await itemsIn(workspaceId),
  ]
  expect(await left(claimant)).toEqual([0, 0, 0, 0])
  expect(await left(owner)).toEqual([1, 1, 1, 1])
  // What waits for the address waits for whose it is.
  expect(await countIn('workspace_invites', 'email', email)).toBe(1)
  const { rows } = await pool.query(
    "select target_id from audit_entries where action = 'privacy.ended-claim-deleted' and workspace_id = $1",
    [claimant.workspaceId],
  )
  expect(rows).toEqual([{ target_id: claimant.userId }])
})
