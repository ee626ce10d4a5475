import { expect, test, vi } from 'vitest'
import { sessionTests } from './session.testing.ts'

const on = await sessionTests()
const { token, signedIn, stored, messageEvent } = on

test('the session is unknown until the server has answered', async () => {
  const resolving = on.session.resolveSession({ certain: true })
  expect(on.session.sessionState()).toEqual({ status: 'unknown' })
  await resolving
  expect(on.session.sessionState()).toEqual(signedIn)
})

test('a visitor who never signed in costs no request', async () => {
  await on.session.resolveSession({ certain: false })
  expect(on.session.sessionState()).toEqual({ status: 'signed-out' })
  expect(on.requests).toEqual([])
})

test('a token is renewed every five minutes', async () => {
  await on.session.resolveSession({ certain: true })
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(on.requests).toHaveLength(1 + 3)
})

test('a lost session is felt after one second', async () => {
  await on.session.resolveSession({ certain: true })
  on.alive = false
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await vi.advanceTimersByTimeAsync(999)
  expect(on.session.sessionState().status).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(1)
  expect(on.session.sessionState().status).toBe('signed-out')
})

test('a sign-in within that second cancels the sign-out', async () => {
  await on.session.resolveSession({ certain: true })
  on.alive = false
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 500)
  on.session.enterSession({ ...token })
  await vi.advanceTimersByTimeAsync(5000)
  expect(on.session.sessionState().status).toBe('signed-in')
})

test('signing out tells the server and clears what the product kept', async () => {
  await on.session.resolveSession({ certain: true })
  stored.set('vireo.speech-draft', '{}')
  stored.set('color-theme', 'dark')
  await on.session.signOut()
  expect(on.requests.at(-1)).toBe('/v1/identity/sign-out')
  expect([...stored.keys()]).toEqual(['color-theme'])
  expect(on.session.sessionState().status).toBe('signed-out')
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(on.requests.at(-1)).toBe('/v1/identity/sign-out')
})

test('a sign-out that the server never heard of is no sign-out', async () => {
  await on.session.resolveSession({ certain: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(on.session.signOut()).rejects.toMatchObject({ status: 0 })
  expect(on.session.sessionState().status).toBe('signed-in')
})

test('signing out goes in its order: entries, event, caches, other tabs, and only then the page is told', async () => {
  await on.session.resolveSession({ certain: true })
  stored.set('vireo.speech-draft', '{}')
  const steps: string[] = []
  const note = (step: string) =>
    steps.push(
      `${step}: ${String(stored.size)} entries, ${String(on.told.length)} tabs, ${on.session.sessionState().status}`,
    )
  on.tab.addEventListener(on.session.signOutEvent, () => note('event'))
  on.session.onForget(() => note('caches'))
  on.session.subscribeSession(() => note('page'))
  await on.session.signOut()
  expect(steps).toEqual([
    'event: 0 entries, 0 tabs, signed-in',
    'caches: 0 entries, 0 tabs, signed-in',
    'page: 0 entries, 1 tabs, signed-out',
  ])
  expect(on.told).toEqual(['signed-out'])
})

test('what happens in another tab happens here too', async () => {
  await on.session.resolveSession({ certain: true })
  on.otherTab.dispatchEvent(messageEvent('signed-out'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(on.session.sessionState().status).toBe('signed-out')
  expect(on.told).toEqual([])
  on.otherTab.dispatchEvent(messageEvent('signed-in'))
  await vi.advanceTimersByTimeAsync(0)
  expect(on.session.sessionState().status).toBe('signed-in')
  on.otherTab.dispatchEvent(messageEvent('inactive'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(on.session.sessionState()).toEqual({ status: 'signed-out', because: 'inactivity' })
})

test('a session that is lost while it is used says that it ended; one that somebody ended says nothing', async () => {
  await on.session.resolveSession({ certain: true })
  on.alive = false
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1000)
  expect(on.session.sessionState()).toEqual({ status: 'signed-out', because: 'ended' })
  on.alive = true
  on.session.enterSession(token)
  await on.session.signOut()
  expect(on.session.sessionState()).toEqual({ status: 'signed-out' })
})

test('the token of somebody whose address is not verified is not renewed by the clock', async () => {
  on.answered = { ...token, email_verified: false }
  await on.session.resolveSession({ certain: true })
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  expect(on.requests).toHaveLength(1)
})

test('a renewal that got no answer is tried again before the cookie has grown old', async () => {
  await on.session.resolveSession({ certain: true })
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
  on.answered = { ...token, second_factor_setup_required: true }
  await on.session.resolveSession({ certain: true })
  expect(on.session.sessionState()).toEqual({ ...signedIn, mustSetUpSecondFactor: true })
  on.answered = token
  await on.session.renewSession()
  expect(on.session.sessionState()).toEqual(signedIn)
})

test('a session that is taken up again where nothing was noted lasts its time, and nobody is said to be there', async () => {
  on.answered = { ...token, session_inactivity_timeout: 300 }
  await on.session.resolveSession({ certain: true })
  await vi.advanceTimersByTimeAsync(299_000)
  expect(on.session.sessionState().status).toBe('signed-in')
  expect(on.requests).not.toContain('/v1/user/sessions/activity')
  await vi.advanceTimersByTimeAsync(2000)
  expect(on.session.sessionState().status).toBe('signed-out')
})
