import { workspacesEndpoints } from '@vireo/contracts/workspaces'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import type { Context, UsageLimit } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { call, givenPerson, givenTeammate } from '#test/teammates.ts'
import { beginCounting, creditsCounted } from './limited-usage.ts'
import { release } from '../reservations/release.ts'
import { reserve } from '../reservations/reserve.ts'
import { settle } from '../reservations/settle.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

const server = await startTestServer()

function asMember(workspaceId: string, userId: string, usageLimits: readonly UsageLimit[]): Context {
  const ctx = server.product.systemContext(workspaceId)
  return { ...ctx, actor: { kind: 'user', userId, permissions: 'all', usageLimits } }
}
const spend = async (ctx: Context, credits: number) => {
  const { id } = await reserve(ctx, { credits, reason: 'test' })
  return transaction(ctx, (ctx) => settle(ctx, id, credits))
}
const used = async (ctx: Context, counter: string) =>
  (await creditsCounted(ctx, { workspaceId: ctx.workspaceId, counters: [counter] })).get(counter)

describe('a limit', () => {
  it('lets nobody spend more, however many ask at once', async () => {
    const { workspaceId, userId } = await givenPerson(server)
    const limits = [{ counter: `member:${userId}`, credits: 100 }]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => reserve(asMember(workspaceId, userId, limits), { credits: 30, reason: 'test' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'usage_limit_exceeded', details: { data: { required: 30, remaining: 10, limit_of: 'member' } } },
    })
  })

  it('of a group is one for all of its members, beside their own', async () => {
    const { workspaceId } = await givenPerson(server)
    const group = { counter: 'group:g', credits: 100 }
    const [one, other] = ['user_one', 'user_other'].map((id) =>
      asMember(workspaceId, id, [group, { counter: `member:${id}`, credits: 80 }]),
    ) as [Context, Context]
    await spend(one, 70)
    await expect(spend(one, 20)).rejects.toMatchObject({ details: { data: { remaining: 10, limit_of: 'member' } } })
    await expect(spend(other, 40)).rejects.toMatchObject({ details: { data: { remaining: 30, limit_of: 'group' } } })
    await spend(other, 30)
    expect(await used(one, 'group:g')).toBe(100)
  })

  it('counts what was used before it was set, and forgets what was given back', async () => {
    const { workspaceId, userId } = await givenPerson(server)
    const [free, limited] = [
      asMember(workspaceId, userId, []),
      asMember(workspaceId, userId, [{ counter: `member:${userId}`, credits: 100 }]),
    ]
    await spend(free, 60)
    const open = await reserve(free, { credits: 10, reason: 'test' })
    await transaction(free, (ctx) => beginCounting(ctx, { workspaceId, counter: `member:${userId}` }))
    expect(await used(limited, `member:${userId}`)).toBe(70)
    await expect(spend(limited, 40)).rejects.toMatchObject({ details: { data: { remaining: 30 } } })
    await release(limited, open.id)
    const kept = await reserve(limited, { credits: 40, reason: 'test' })
    await transaction(limited, (ctx) => settle(ctx, kept.id, 25))
    expect(await used(limited, `member:${userId}`)).toBe(85)
  })

  it('begins anew with the credit period', async () => {
    const { workspaceId, userId } = await givenPerson(server)
    const limited = asMember(workspaceId, userId, [{ counter: `member:${userId}`, credits: 50 }])
    await spend(limited, 50)
    await server.database.pool.query(
      `update usage_counters set period_starts_at = period_starts_at - interval '1 month' where workspace_id = $1`,
      [workspaceId],
    )
    await spend(limited, 50)
    await expect(spend(limited, 1)).rejects.toMatchObject({ code: 'usage_limit_exceeded' })
  })

  it('agrees with the ledger after whatever was reserved, settled and released', async () => {
    const step = fc.record({
      who: fc.constantFrom('a', 'b'),
      credits: fc.integer({ min: 0, max: 40 }),
      outcome: fc.constantFrom('settle', 'less', 'release'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { workspaceId } = await givenPerson(server)
        let total = 0
        for (const { who, credits, outcome } of steps) {
          const ctx = asMember(workspaceId, who, [{ counter: 'group:g', credits: 150 }])
          const asked = reserve(ctx, { credits, reason: 'test' })
          if (total + credits > 150) {
            await expect(asked).rejects.toMatchObject({ details: { data: { remaining: 150 - total } } })
            continue
          }
          const { id } = await asked
          const cost = outcome === 'settle' ? credits : outcome === 'less' ? Math.floor(credits / 2) : 0
          if (outcome === 'release') await release(ctx, id)
          else await transaction(ctx, (ctx) => settle(ctx, id, cost))
          total += cost
          expect(await used(ctx, 'group:g')).toBe(total)
        }
      }),
      { numRuns: 12 },
    )
    expect(await verifyLedger(server.product.systemContext())).toEqual([])
  })
})

it('what an admin sets for a member or a group reaches their next request', async () => {
  const owner = await givenPerson(server)
  const member = await givenTeammate(server, owner, 'editor')
  const limit = { email: member.email, usage_limit: 7 }
  expect((await call(server, owner, 'POST', '/v1/workspace/members', limit)).status).toBe(200)
  const speak = () =>
    call(server, member, 'POST', '/v1/text-to-speech/nobody', {
      text: 'Hello there',
      model_id: 'eleven_multilingual_v2',
    })
  expect((await speak()).status).not.toBe(402)
  const { body } = await call(server, owner, 'GET', '/v1/workspace/members')
  expect(workspacesEndpoints.listMembers.success.schema.parse(body)[1]).toMatchObject({
    usage_limit: 7,
    character_count: 0,
  })
})
