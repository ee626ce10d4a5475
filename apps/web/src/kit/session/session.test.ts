import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type AccessToken, tokenEndpoints } from '@vireo/contracts/identity'

import type * as Session from './session.ts'

const token: AccessToken = {
  access_token: 't',
  token_type: 'bearer',
  expires_in: 600,
  user_id: 'user_1',
  email_verified: true,
  session_inactivity_timeout: null,
  second_factor_setup_required: false,
}
/** How long the computer has slept: the clock went on, no timer ran. */
let sleptMs = 0

/** The clock of a browser counts parts of milliseconds: no two readings differ by whole ones. */
function countFractions(): void {
  const whole = performance.now.bind(performance)
  let readings = 0
  sleptMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => whole() + sleptMs + readings++ * 0.0137)
}

/** Judges a report as the server does. */
function hearOf(body: string): Response {
  const report = tokenEndpoints.reportActivity.body.safeParse(JSON.parse(body))
  if (!report.success) return Response.json({ detail: report.error.issues }, { status: 422 })
  heardOf.push(Date.now() - report.data.idle_ms)
  return Response.json({ status: 'ok' })
}

const signedIn = { status: 'signed-in', userId: 'user_1', mustSetUpSecondFactor: false }
let tab = new EventTarget()
let answered = token
let otherTab = new EventTarget()
let told: unknown[] = []
const stored = new Map<string, string>()
let alive = true
let requests: string[] = []
/** What the server took for how long ago somebody was there, by when it heard it. */
let heardOf: number[] = []
let logged: string[] = []
let session: typeof Session

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  tab = new EventTarget()
  otherTab = new EventTarget()
  told = []
  answered = token
  stored.clear()
  alive = true
  requests = []
  heardOf = []
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((what: string) => void logged.push(what))
  countFractions()
  const storage = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', {})
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => tab.addEventListener(type, listener))
  vi.stubGlobal('dispatchEvent', (event: Event) => tab.dispatchEvent(event))
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (type: string, listener: EventListener) => otherTab.addEventListener(type, listener)
      postMessage = (news: unknown) => void told.push(news)
    },
  )
  vi.stubGlobal('fetch', async (url: string, sent?: RequestInit) => {
    requests.push(url)
    if (url === '/v1/identity/sign-out') return Response.json({ status: 'ok' })
    if (url === tokenEndpoints.reportActivity.path) return hearOf(String(sent?.body))
    return alive ? Response.json(answered) : Response.json({}, { status: 401 })
  })
  session = await import('./session.ts')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the session is unknown until the server has answered', async () => {
  const resolving = session.resolveSession({ certain: true })
  expect(session.sessionState()).toEqual({ status: 'unknown' })
  await resolving
  expect(session.sessionState()).toEqual(signedIn)
})

test('a visitor who never signed in costs no request', async () => {
  await session.resolveSession({ certain: false })
  expect(session.sessionState()).toEqual({ status: 'signed-out' })
  expect(requests).toEqual([])
})

test('a token is renewed every five minutes', async () => {
  await session.resolveSession({ certain: true })
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(requests).toHaveLength(1 + 3)
})

test('a lost session is felt after one second', async () => {
  await session.resolveSession({ certain: true })
  alive = false
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await vi.advanceTimersByTimeAsync(999)
  expect(session.sessionState().status).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(1)
  expect(session.sessionState().status).toBe('signed-out')
})

test('a sign-in within that second cancels the sign-out', async () => {
  await session.resolveSession({ certain: true })
  alive = false
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 500)
  session.enterSession({ ...token })
  await vi.advanceTimersByTimeAsync(5000)
  expect(session.sessionState().status).toBe('signed-in')
})

test('signing out tells the server and clears what the product kept', async () => {
  await session.resolveSession({ certain: true })
  stored.set('vireo.speech-draft', '{}')
  stored.set('color-theme', 'dark')
  await session.signOut()
  expect(requests.at(-1)).toBe('/v1/identity/sign-out')
  expect([...stored.keys()]).toEqual(['color-theme'])
  expect(session.sessionState().status).toBe('signed-out')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(requests.at(-1)).toBe('/v1/identity/sign-out')
})

test('a sign-out that the server never heard of is no sign-out', async () => {
  await session.resolveSession({ certain: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(session.signOut()).rejects.toMatchObject({ status: 0 })
  expect(session.sessionState().status).toBe('signed-in')
})

test('signing out goes in its order: entries, event, caches, other tabs, and only then the page is told', async () => {
  await session.resolveSession({ certain: true })
  stored.set('vireo.speech-draft', '{}')
  const steps: string[] = []
  const note = (step: string) =>
    steps.push(`${step}: ${String(stored.size)} entries, ${String(told.length)} tabs, ${session.sessionState().status}`)
  tab.addEventListener(session.signOutEvent, () => note('event'))
  session.onForget(() => note('caches'))
  session.subscribeSession(() => note('page'))
  await session.signOut()
  expect(steps).toEqual([
    'event: 0 entries, 0 tabs, signed-in',
    'caches: 0 entries, 0 tabs, signed-in',
    'page: 0 entries, 1 tabs, signed-out',
  ])
  expect(told).toEqual(['signed-out'])
})

test('what happens in another tab happens here too', async () => {
  await session.resolveSession({ certain: true })
  otherTab.dispatchEvent(messageEvent('signed-out'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.sessionState().status).toBe('signed-out')
  expect(told).toEqual([])
  otherTab.dispatchEvent(messageEvent('signed-in'))
  await vi.advanceTimersByTimeAsync(0)
  expect(session.sessionState().status).toBe('signed-in')
  otherTab.dispatchEvent(messageEvent('inactive'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(session.sessionState()).toEqual({ status: 'signed-out', because: 'inactivity' })
})

test('a session that is lost while it is used says that it ended; one that somebody ended says nothing', async () => {
  await session.resolveSession({ certain: true })
  alive = false
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000)
  expect(session.sessionState()).toEqual({ status: 'signed-out', because: 'ended' })
  alive = true
  session.enterSession(token)
  await session.signOut()
  expect(session.sessionState()).toEqual({ status: 'signed-out' })
})

test('the token of somebody whose address is not verified is not renewed by the clock', async () => {
  answered = { ...token, email_verified: false }
  await session.resolveSession({ certain: true })
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(requests).toHaveLength(1)
})

test('a renewal that got no answer is tried again before the cookie has grown old', async () => {
  await session.resolveSession({ certain: true })
  let failures = 0
  vi.stubGlobal('fetch', async () => {
    failures++
    if (failures < 3) throw new TypeError('offline')
    return Response.json(token)
  })
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 5000)
  expect(failures).toBe(3)
})

test('a workspace that requires a second factor is obeyed from the answer on', async () => {
  answered = { ...token, second_factor_setup_required: true }
  await session.resolveSession({ certain: true })
  expect(session.sessionState()).toEqual({ ...signedIn, mustSetUpSecondFactor: true })
  answered = token
  await session.renewSession()
  expect(session.sessionState()).toEqual(signedIn)
})

test('a session that is taken up again where nothing was noted lasts its time, and nobody is said to be there', async () => {
  answered = { ...token, session_inactivity_timeout: 300 }
  await session.resolveSession({ certain: true })
  await vi.advanceTimersByTimeAsync(299_000)
  expect(session.sessionState().status).toBe('signed-in')
  expect(requests).not.toContain('/v1/user/sessions/activity')
  await vi.advanceTimersByTimeAsync(2000)
  expect(session.sessionState().status).toBe('signed-out')
})

describe('a workspace that ends sessions nobody attends to', () => {
  beforeEach(async () => {
    answered = { ...token, session_inactivity_timeout: 300 }
    session.enterSession(answered)
  })
  const reports = () => requests.filter((url) => url === tokenEndpoints.reportActivity.path).length

  test('ends them to the second, here and on the server', async () => {
    await vi.advanceTimersByTimeAsync(299_000)
    expect(session.sessionState().status).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(2000)
    expect(session.sessionState().status).toBe('signed-out')
    expect(requests).toContain('/v1/identity/sign-out')
    expect(told).toEqual(['signed-in', 'inactive'])
  })

  test('counts what is done here, and tells the server once a minute at most', async () => {
    const { noteActivity } = await import('./activity.ts')
    for (let second = 0; second < 600; second++) {
      noteActivity()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(session.sessionState().status).toBe('signed-in')
    expect(reports()).toBeGreaterThanOrEqual(9)
    expect(reports()).toBeLessThanOrEqual(11)
    expect(heardOf, 'reports the server understood').toHaveLength(reports())
    const gaps = heardOf.slice(1).map((at, report) => at - (heardOf[report] ?? 0))
    expect(Math.max(...gaps), 'longest time without a report').toBeLessThan(65_000)
    expect(logged).toEqual([])
  })

  test('does not report what is too long ago to be said, or lies ahead in another tab', async () => {
    const { noteActivity } = await import('./activity.ts')
    session.enterSession({ ...answered, session_inactivity_timeout: 86_400 })
    await vi.advanceTimersByTimeAsync(61_000)
    noteActivity()
    sleptMs += 2 * 3_600_000
    await vi.advanceTimersByTimeAsync(2000)
    stored.set('vireo.last-activity', String(performance.timeOrigin + performance.now() + 800))
    await vi.advanceTimersByTimeAsync(62_000)
    expect(heardOf).toHaveLength(reports())
    expect(logged).toEqual([])
  })

  test('a report that the server does not take is logged, and sent again a minute later', async () => {
    const { noteActivity } = await import('./activity.ts')
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url)
      return Response.json({ detail: { message: 'no' } }, { status: 422 })
    })
    for (let second = 0; second < 130; second++) {
      noteActivity()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(logged.length).toBeGreaterThanOrEqual(2)
    expect(logged[0]).toMatch(/activity/u)
  })

  test('says why it ended, here and in the other tabs', async () => {
    await vi.advanceTimersByTimeAsync(301_000)
    expect(session.sessionState()).toEqual({ status: 'signed-out', because: 'inactivity' })
    expect(told.at(-1)).toBe('inactive')
  })

  test('says why it ended where the page was closed meanwhile, and no longer once somebody was in again', async () => {
    await vi.advanceTimersByTimeAsync(1000)
    const closed = new Map(stored)
    vi.resetModules()
    stored.clear()
    for (const [key, value] of closed) stored.set(key, value)
    alive = false
    sleptMs += 300_000
    session = await import('./session.ts')
    await session.resolveSession({ certain: true })
    expect(session.sessionState()).toEqual({ status: 'signed-out', because: 'inactivity' })
    session.enterSession(answered)
    await session.signOut()
    expect(session.sessionState()).toEqual({ status: 'signed-out' })
  })

  test('counts what is done in another tab, and its reports', async () => {
    for (let second = 0; second < 600; second++) {
      stored.set('vireo.last-activity', String(Date.now()))
      if (second % 50 === 0) stored.set('vireo.activity-reported', String(Date.now()))
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(session.sessionState().status).toBe('signed-in')
    expect(reports()).toBeLessThanOrEqual(1)
  })

  test('renewing the token is no activity', async () => {
    await vi.advanceTimersByTimeAsync(305_000)
    expect(session.sessionState().status).toBe('signed-out')
  })
})

function messageEvent(data: unknown): Event {
  return Object.assign(new Event('message'), { data })
}
