import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { findSession, findSessionByToken } from './session-store.ts'
import { openSession } from './open-session.ts'
import { hashSecret } from '../callers/secrets.ts'
import { givenAccount } from '../testing.ts'

const aDayMs = 24 * 60 * 60 * 1000
const now = new Date('2026-11-23T09:00:00Z')
const server = await startTestServer({ clock: createManualClock(now) })
const ctx = server.product.systemContext()

describe('a session that is opened', () => {
  it('is found by the hash of its token alone: the token stands in no row', async () => {
    const session = await openSession(ctx, await givenAccount(ctx))
    expect(await findSessionByToken(ctx, hashSecret(session.token))).toMatchObject({ id: session.id })
    expect(await findSessionByToken(ctx, session.token)).toBeUndefined()
    const { rows } = await server.database.pool.query('select s::text as row from sessions s where id = $1', [
      session.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(session.token)
  })

  it('belongs to the person and the workspace, began now, and lasts thirty days', async () => {
    const { userId, workspaceId } = await givenAccount(ctx)
    const { id } = await openSession(ctx, { userId, workspaceId })
    expect(await findSession(ctx, id)).toMatchObject({
      user_id: userId,
      workspace_id: workspaceId,
      created_at: now,
      last_used_at: now,
      last_active_at: now,
      expires_at: new Date(now.getTime() + 30 * aDayMs),
      user_agent: ctx.client.userAgent,
      address: ctx.client.address,
    })
  })

  it('is not opened for nobody, and the database says so', async () => {
    const { workspaceId } = await givenAccount(ctx)
    await expect(openSession(ctx, { userId: 'nobody', workspaceId })).rejects.toMatchObject({ code: '23503' })
  })
})
