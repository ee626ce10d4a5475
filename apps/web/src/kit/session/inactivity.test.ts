import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tokenEndpoints } from '@vireo/contracts/identity'
import { sessionTests } from './session.testing.ts'

const on = await sessionTests()
const { token, stored } = on

describe('a workspace that ends sessions nobody attends to', () => {
  beforeEach(async () => {
    on.answered = { ...token, session_inactivity_timeout: 300 }
    on.session.enterSession(on.answered)
  })
  const reports = () => on.requests.filter((url) => url === tokenEndpoints.reportActivity.path).length

  test('ends them to the second, here and on the server', async () => {
    await vi.advanceTimersByTimeAsync(299_000)
    expect(on.session.sessionState().status).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(2000)
    expect(on.session.sessionState().status).toBe('signed-out')
    expect(on.requests).toContain('/v1/identity/sign-out')
    expect(on.told).toEqual(['signed-in', 'inactive'])
  })

  test('counts what is done here, and tells the server once a minute at most', async () => {
    const { noteActivity } = await import('./activity.ts')
    for (let second = 0; second < 600; second++) {
      noteActivity()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(on.session.sessionState().status).toBe('signed-in')
    expect(reports()).toBeGreaterThanOrEqual(9)
    expect(reports()).toBeLessThanOrEqual(11)
    expect(on.heardOf, 'reports the server understood').toHaveLength(reports())
    const gaps = on.heardOf.slice(1).map((at, report) => at - (on.heardOf[report] ?? 0))
    expect(Math.max(...gaps), 'longest time without a report').toBeLessThan(65_000)
    expect(on.logged).toEqual([])
  })

  test('does not report what is too long ago to be said, or lies ahead in another tab', async () => {
    const { noteActivity } = await import('./activity.ts')
    on.session.enterSession({ ...on.answered, session_inactivity_timeout: 86_400 })
    await vi.advanceTimersByTimeAsync(61_000)
    noteActivity()
    on.sleptMs += 2 * 3_600_000
    await vi.advanceTimersByTimeAsync(2000)
    stored.set('vireo.last-activity', String(performance.timeOrigin + performance.now() + 800))
    await vi.advanceTimersByTimeAsync(62_000)
    expect(on.heardOf).toHaveLength(reports())
    expect(on.logged).toEqual([])
  })

  test('a report that the server does not take is logged, and sent again a minute later', async () => {
    const { noteActivity } = await import('./activity.ts')
    vi.stubGlobal('fetch', async (url: string) => {
      on.requests.push(url)
      return Response.json({ detail: { message: 'no' } }, { status: 422 })
    })
    for (let second = 0; second < 130; second++) {
      noteActivity()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(on.logged.length).toBeGreaterThanOrEqual(2)
    expect(on.logged[0]).toMatch(/activity/u)
  })

  test('says why it ended, here and in the other tabs', async () => {
    await vi.advanceTimersByTimeAsync(301_000)
    expect(on.session.sessionState()).toEqual({ status: 'signed-out', because: 'inactivity' })
    expect(on.told.at(-1)).toBe('inactive')
  })

  test('says why it ended where the page was closed meanwhile, and no longer once somebody was in again', async () => {
    await vi.advanceTimersByTimeAsync(1000)
    const closed = new Map(stored)
    vi.resetModules()
    stored.clear()
    for (const [key, value] of closed) stored.set(key, value)
    on.alive = false
    on.sleptMs += 300_000
    on.session = await import('./session.ts')
    await on.session.resolveSession({ certain: true })
    expect(on.session.sessionState()).toEqual({ status: 'signed-out', because: 'inactivity' })
    on.session.enterSession(on.answered)
    await on.session.signOut()
    expect(on.session.sessionState()).toEqual({ status: 'signed-out' })
  })

  test('counts what is done in another tab, and its reports', async () => {
    for (let second = 0; second < 600; second++) {
      stored.set('vireo.last-activity', String(Date.now()))
      if (second % 50 === 0) stored.set('vireo.activity-reported', String(Date.now()))
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(on.session.sessionState().status).toBe('signed-in')
    expect(reports()).toBeLessThanOrEqual(1)
  })

  test('renewing the token is no activity', async () => {
    await vi.advanceTimersByTimeAsync(305_000)
    expect(on.session.sessionState().status).toBe('signed-out')
  })
})
