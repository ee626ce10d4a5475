import type { SessionId } from '@vireo/contracts/kit'
import { timingSafeEqual } from 'node:crypto'
import type { Credentials } from '#http/authenticate.ts'
import type { With } from '#ports/ports.ts'
import type { Vault } from '#kernel/vault.ts'
import { sessionLifetimeMs } from './session-lifetime.ts'
import type { SessionRow } from '../tables.ts'

const cookieName = 'vireo_session'
const tokenPattern = /^([0-9A-Za-z]{32})(?:\.([\w-]{43}))?$/

/**
 * How long the token before the newest is accepted: the answer with the new one may be lost, or several tabs may ask at
 * once.
 */
export const rotationPauseMs = 30_000

/** The two parts of a cookie: its session, and which of the session's tokens it is. */
export type CookieToken = {
  readonly session: string
  /** Absent in the first one, which sign-in gave. */
  readonly proof: string | undefined
}

/** Reads the session token from a browser's cookies; undefined without a well-formed one. */
export function readSessionToken(credentials: Pick<Credentials, 'cookie'>): CookieToken | undefined {
  for (const pair of credentials.cookie?.split(';') ?? []) {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    const [, session, proof] = (name === cookieName && tokenPattern.exec(value)) || []
    if (session !== undefined) return { session, proof }
  }
  return undefined
}

/**
 * Reports whether a token is the newest of its session, or for a moment after a change the one before it. Any other was
 * copied: the real browser, or the thief, has moved on since.
 */
export function isNewestToken(vault: Vault, session: SessionRow, { proof }: CookieToken, nowMs: number): boolean {
  const { id, generation, rotated_at: rotatedAt } = session
  if (isProof(proof, proofOf(vault, id, generation))) return true
  const isRecent = rotatedAt !== null && nowMs - rotatedAt.getTime() < rotationPauseMs
  return isRecent && isProof(proof, proofOf(vault, id, generation - 1))
}

/**
 * Returns the header that gives the browser a session's cookie. No script can read it and no other site can send it.
 */
export function startCookie({ sessionToken }: { readonly sessionToken: string }, ctx: With<'settings'>) {
  return { 'set-cookie': cookie(sessionToken, sessionLifetimeMs / 1000, ctx) }
}

/** Returns the header that gives the browser the newest token of the session whose cookie it sent. */
export function renewCookie(
  { generation }: { readonly generation: number },
  ctx: With<'settings' | 'vault'>,
  credentials: Credentials,
): Record<string, string> {
  const token = readSessionToken(credentials)
  const proof = proofOf(ctx.ports.vault, ctx.actor.sessionId ?? '', generation)
  if (token === undefined || proof === undefined) return {}
  return { 'set-cookie': cookie(`${token.session}.${proof}`, sessionLifetimeMs / 1000, ctx) }
}

/** Returns the header that removes the session's cookie. */
export function endCookie(_result: unknown, ctx: With<'settings'>) {
  return { 'set-cookie': cookie('', 0, ctx) }
}

function proofOf(vault: Vault, sessionId: SessionId, generation: number): string | undefined {
  return generation === 0 ? undefined : vault.mac('session-cookie', `${sessionId}:${generation}`)
}

function isProof(given: string | undefined, expected: string | undefined): boolean {
  if (given === undefined || expected === undefined) return given === expected
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

function cookie(value: string, maxAgeSeconds: number, ctx: With<'settings'>): string {
  const secure = ctx.ports.settings.publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/v1/identity; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
}
