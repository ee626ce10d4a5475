import { type AccessToken, tokenEndpoints } from '@vireo/contracts/identity'

import { ApiError, errorFromAnswer, unreachable } from './api-error.ts'
import { errorSentences } from './error-sentences.ts'

/** The bearer token of this tab. It lives in memory only: no script of another page, and no disk, ever sees it. */
let current: AccessToken | undefined
let refreshing: Promise<AccessToken> | undefined
const lostListeners = new Set<() => void>()
const setUpListeners = new Set<() => void>()

/** Tells when the server no longer knows this browser's session. Returns how to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  lostListeners.add(listener)
  return () => lostListeners.delete(listener)
}

/** Tells when the server answers nothing more until a second factor is set up. Returns how to stop listening. */
export function onSetUpRequired(listener: () => void): () => void {
  setUpListeners.add(listener)
  return () => setUpListeners.delete(listener)
}

/** Tells whoever listens that an answer asked for a second factor to be set up. */
export function tellSetUpRequired(): void {
  for (const listener of setUpListeners) listener()
}

/** Takes over a token that a sign-in or sign-up answered with. */
export function setAccessToken(token: AccessToken | undefined): void {
  current = token
}

/** Answers the token to send, if there is one. */
export function accessToken(): string | undefined {
  return current?.access_token
}

/**
 * Asks for a fresh token with the session cookie. Calls at the same time share one request.
 * Throws `ApiError` 401 when there is no session any more.
 */
export function refreshAccessToken(): Promise<AccessToken> {
  refreshing ??= requestToken().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function requestToken(): Promise<AccessToken> {
  const { method, path, success } = tokenEndpoints.refreshToken
  const answer = await fetch(path, { method }).catch((error: unknown) => {
    throw unreachable(error)
  })
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) {
    const error = errorFromAnswer(answer, body, await errorSentences())
    if (answer.status === 401) {
      current = undefined
      for (const listener of lostListeners) listener()
    }
    throw error
  }
  const token = success.schema.safeParse(body)
  if (!token.success) throw new ApiError({ status: 0, code: 'unexpected_answer', message: '' })
  current = token.data
  return token.data
}
