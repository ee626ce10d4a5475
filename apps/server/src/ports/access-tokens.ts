import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../kernel/clock.ts'

export type AccessTokenClaims = {
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  readonly sessionId: string
}

/** Short-lived bearer tokens: they say which session they belong to, the session says whether it still holds. */
export type AccessTokens = {
  readonly lifetimeSeconds: number
  issue(claims: AccessTokenClaims): Promise<string>
  /** Undefined for a token that is forged, damaged or expired. */
  verify(token: string): Promise<AccessTokenClaims | undefined>
}

/** Creates access tokens: JWTs (RFC 7519) signed with HMAC-SHA256 under a key derived from the instance key. */
export function createAccessTokens(instanceSecret: string, clock: Clock, lifetimeSeconds = 900): AccessTokens {
  const key = new TextEncoder().encode(`access-token:${instanceSecret}`)
  const options = { algorithms: ['HS256'], issuer: 'vireo', audience: 'vireo-api' }
  return {
    lifetimeSeconds,
    issue: ({ userId, workspaceId, sessionId }) =>
      new SignJWT({ ws: workspaceId, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(options.issuer)
        .setAudience(options.audience)
        .setIssuedAt(clock.now())
        .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds)
        .sign(key),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, { ...options, currentDate: clock.now() })
        const { sub, ws, sid } = payload
        if (typeof sub !== 'string' || typeof ws !== 'string' || typeof sid !== 'string') return undefined
        return { userId: sub, workspaceId: ws, sessionId: sid }
      } catch {
        return undefined
      }
    },
  }
}
