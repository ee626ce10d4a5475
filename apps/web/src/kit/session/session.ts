import { type AccessToken, tokenEndpoints } from '@vireo/contracts/identity'
import { z } from 'zod'

import { ApiError, call, onSessionLost, onSetUpRequired, refreshAccessToken, setAccessToken } from '../api/index.ts'
import { clearStored, readStored, writeStored } from '../storage.ts'
import { logQuietly } from '../log.ts'
import { forgetTimeout, restartActivity, wasUnattended, watchActivity } from './activity.ts'
import { forgetCookies } from './forget-cookies.ts'
import { hearTabs, tellTabs } from './tab-news.ts'

/** Who is using this browser; unknown until the server has answered once. */
export type SessionState =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'signed-in'
      readonly userId: string
      /** Their workspace lets them do nothing else before. */
      readonly mustSetUpSecondFactor: boolean
    }
  | {
      readonly status: 'signed-out'
      /** Why a session ended that nobody here ended. */
      readonly because?: 'inactivity' | 'ended'
    }

type Because = Extract<SessionState, { status: 'signed-out' }>['because']

/** How often a token is renewed, how soon again when no answer came, and how long a sign-in may still undo a sign-out. */
export const sessionTimings = { refreshMs: 5 * 60_000, retryMs: [1000, 4000, 10_000], signedOutDelayMs: 1000 } as const

/** The event that tells everything on the page that somebody signs out. */
export const signOutEvent = 'vireo:sign-out'

/** Says that the address of whoever is here is not confirmed: the shell keeps the room of its reminder free before it knows who that is. */
export const unconfirmedKey = 'vireo.address-unconfirmed'

/** Says that this browser has a session. */
const hintKey = 'vireo.has-session'
let state: SessionState = { status: 'unknown' }
let pendingSignOut: ReturnType<typeof setTimeout> | undefined
let refreshTimer: ReturnType<typeof setInterval> | undefined
let watched: { readonly timeoutSeconds: number; readonly stop: () => void } | undefined
let listening = false
const listeners = new Set<() => void>()
const forgetters = new Set<() => void>()

/** Answers who is using this browser, as far as it is known. */
export function sessionState(): SessionState {
  return state
}

/** Calls back whenever the session changes. Returns how to stop listening. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers what is called when everything that is kept of a person has to go. */
export function onForget(forget: () => void): void {
  forgetters.add(forget)
}

/**
 * Finds out who is here. `certain` asks the server in any case; otherwise a browser that never
 * signed in is taken to be signed out without a request.
 */
export async function resolveSession({ certain }: { readonly certain: boolean }): Promise<void> {
  listenToOthers()
  if (!certain && !readStored(hintKey, z.boolean())) {
    become({ status: 'signed-out' })
    return
  }
  try {
    admit(await refreshAccessToken())
  } catch (error) {
    // Nobody is signed in, or the server does not answer: the page says which when it asks for its data.
    if (state.status === 'unknown') become(signedOut(wasUnattended() ? 'inactivity' : undefined))
    if (!(error instanceof ApiError)) throw error
  }
}

/** Takes over the token that a sign-in or sign-up answered with, and tells the other tabs. */
export function enterSession(token: AccessToken): void {
  restartActivity()
  admit(token)
  tellTabs('signed-in')
}

/** Takes over the token of another workspace: everything that is shown, here and in other tabs, begins anew there. */
export function moveSession(token: AccessToken, to: string): void {
  setAccessToken(token)
  tellTabs('moved')
  location.assign(to)
}

/** Asks for a fresh token, and obeys what it says about the session. Tries again for a while when no answer comes. */
export async function renewSession(): Promise<void> {
  for (const waitMs of [...sessionTimings.retryMs, undefined]) {
    try {
      const token = await refreshAccessToken()
      if (state.status === 'signed-in') admit(token)
      return
    } catch (error) {
      const unanswered = error instanceof ApiError && error.status === 0
      if (!unanswered || waitMs === undefined) return
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

function admit(token: AccessToken): void {
  clearTimeout(pendingSignOut)
  setAccessToken(token)
  writeStored(hintKey, true)
  if (!token.email_verified) writeStored(unconfirmedKey, true)
  // The token of somebody whose address is not verified is renewed when a call finds it has run out.
  clearInterval(refreshTimer)
  refreshTimer = token.email_verified ? setInterval(() => void renewSession(), sessionTimings.refreshMs) : undefined
  watch(token.session_inactivity_timeout)
  const { user_id: userId, second_factor_setup_required: mustSetUpSecondFactor } = token
  become({ status: 'signed-in', userId, mustSetUpSecondFactor })
}

function watch(timeoutSeconds: number | null): void {
  if (watched?.timeoutSeconds === timeoutSeconds) return
  watched?.stop()
  watched = undefined
  if (timeoutSeconds === null) {
    forgetTimeout()
    return
  }
  const stop = watchActivity({
    timeoutMs: timeoutSeconds * 1000,
    report: (idleMs) => call(tokenEndpoints.reportActivity, { idle_ms: idleMs }),
    // It ends here in any case; a server that cannot be told refuses the session by itself.
    onInactive: () =>
      void endOnServer()
        .catch((error: unknown) => logQuietly('The server was not told that the session ended.', error))
        .finally(() => leave({ tellOthers: true, because: 'inactivity' })),
  })
  watched = { timeoutSeconds, stop }
}

/**
 * Ends the session here, on the server and in every other tab. Rejects, and stays signed in,
 * when the server could not be told.
 */
export async function signOut(): Promise<void> {
  await endOnServer()
  leave({ tellOthers: true })
}

async function endOnServer(): Promise<void> {
  await call(tokenEndpoints.signOut, {}).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
  })
}

/**
 * Takes the steps of a sign-out, in this order: entries, event, caches, other tabs; whoever shows the page then
 * redirects.
 */
function leave({ tellOthers, because }: { readonly tellOthers: boolean; readonly because?: Because }): void {
  clearStored([localStorage, sessionStorage])
  forgetCookies()
  globalThis.dispatchEvent(new Event(signOutEvent))
  for (const forget of forgetters) forget()
  setAccessToken(undefined)
  if (tellOthers) tellTabs(because === 'inactivity' ? 'inactive' : 'signed-out')
  stopTimers()
  become(signedOut(because))
}

function signedOut(because: Because): SessionState {
  return { status: 'signed-out', ...(because && { because }) }
}

function stopTimers(): void {
  clearTimeout(pendingSignOut)
  clearInterval(refreshTimer)
  refreshTimer = undefined
  watched?.stop()
  watched = undefined
}

/** Ends a session that is gone after a second, in which a sign-in keeps everything as it is. */
function leaveSoon(tellOthers: boolean, because?: Because): void {
  if (state.status !== 'signed-in') return
  clearTimeout(pendingSignOut)
  pendingSignOut = setTimeout(() => leave({ tellOthers, because }), sessionTimings.signedOutDelayMs)
}

function listenToOthers(): void {
  if (listening) return
  listening = true
  onSessionLost(() => leaveSoon(true, wasUnattended() ? 'inactivity' : 'ended'))
  onSetUpRequired(() => {
    if (state.status === 'signed-in') become({ ...state, mustSetUpSecondFactor: true })
  })
  hearTabs((news) => {
    if (news === 'signed-out') leaveSoon(false)
    else if (news === 'inactive') leaveSoon(false, 'inactivity')
    else if (news === 'moved') location.reload()
    else void resolveSession({ certain: true })
  })
}

function become(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  for (const listener of listeners) listener()
}
