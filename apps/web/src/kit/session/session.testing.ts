import { afterEach, beforeEach, vi } from 'vitest'
import { type AccessToken, tokenEndpoints } from '@vireo/contracts/identity'
import type * as Session from './session.ts'

/** Starts what these tests need, and hands out what they ask it with. */
export async function sessionTests() {
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
  function messageEvent(data: unknown): Event {
    return Object.assign(new Event('message'), { data })
  }
  return {
    token,
    signedIn,
    stored,
    messageEvent,
    get sleptMs() {
      return sleptMs
    },
    set sleptMs(value) {
      sleptMs = value
    },
    get tab() {
      return tab
    },
    set tab(value) {
      tab = value
    },
    get answered() {
      return answered
    },
    set answered(value) {
      answered = value
    },
    get otherTab() {
      return otherTab
    },
    set otherTab(value) {
      otherTab = value
    },
    get told() {
      return told
    },
    set told(value) {
      told = value
    },
    get alive() {
      return alive
    },
    set alive(value) {
      alive = value
    },
    get requests() {
      return requests
    },
    set requests(value) {
      requests = value
    },
    get heardOf() {
      return heardOf
    },
    set heardOf(value) {
      heardOf = value
    },
    get logged() {
      return logged
    },
    set logged(value) {
      logged = value
    },
    get session() {
      return session
    },
    set session(value) {
      session = value
    },
  }
}
