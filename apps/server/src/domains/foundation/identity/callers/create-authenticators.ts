import type { UserId } from '@vireo/contracts/kit'
import type { Actor, Context } from '#kernel/context.ts'
import type { Authenticate, AuthenticateSession, AuthenticateSingleUse, Caller, Follow } from '#http/authenticate.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { listen } from '#kernel/transaction.ts'
import { findApiKey, findApiKeyBySecret } from '../keys/api-key-store.ts'
import { callerByApiKey, callerBySession, inactiveAfterMs } from './callers.ts'
import { type CredentialCache, credentialCacheOf } from './credential-cache.ts'
import { type Standing, standingOf, workspaceAdmits } from '../hooks.ts'
import { findUser } from '#users'
import { readBlocked } from '#users/operators/index.ts'
import { createLastUsed } from '../keys/last-used.ts'
import { hasSecondFactor } from '../second-factors/confirmed-factors.ts'
import { apiKeyPrefix, hashSecret, isApiKeyShaped } from './secrets.ts'
import { endCopiedSession } from '../sessions/end-copied-session.ts'
import { isNewestToken, readSessionToken } from '../sessions/session-cookie.ts'
import { findSession, findSessionByToken } from '../sessions/session-store.ts'
import { redeemSingleUseToken } from '../single-use-tokens/redeem-single-use-token.ts'
import type { TokenMaker } from '../single-use-tokens/single-use-token-store.ts'
import type { ApiKeyRow, SessionRow } from '../tables.ts'
import { withFreshVouch } from '../sign-in/vouches.ts'

const unvouchedKey =
  'This workspace opens only to its organisation. Sign in through it and make a new API key: this one was made before.'

export type Authenticators = {
  readonly authenticate: Authenticate
  readonly authenticateSession: AuthenticateSession
  readonly authenticateSingleUse: AuthenticateSingleUse
  readonly follow: Follow
  close(): Promise<void>
}

type Holder = { readonly credentialId: string; readonly caller: Caller }

/**
 * Creates the functions that tell who is calling. `xi-api-key` takes an API key, a bearer header an access token or an
 * API key, told apart by prefix. Every credential that is offered must hold; when both do, the API key counts.
 */
export function createAuthenticators(ctx: With<'accessTokens' | 'outbound' | 'vault'>): Authenticators {
  const cache = credentialCacheOf(ctx.db)
  const lastUsed = createLastUsed(ctx)
  const listening = listen(ctx, 'vireo_credentials', {
    heard: (credentialId) => cache.forget(credentialId),
    missed: () => cache.clear(),
  })
  const byApiKey = async (secret: string): Promise<Caller> => {
    const caller = isApiKeyShaped(secret)
      ? await remembered(ctx, cache, hashSecret(secret), (hash) => holderOfApiKey(ctx, hash))
      : undefined
    if (!caller) throw new AppError('invalid_api_key')
    if (caller.actor.apiKeyId !== undefined) lastUsed.touch(caller.actor.apiKeyId, ctx.now().getTime())
    return caller
  }
  const byBearer = async (token: string): Promise<Caller> => {
    if (token.startsWith(apiKeyPrefix)) return byApiKey(token)
    const caller = await remembered(ctx, cache, hashSecret(token), () => holderOfAccessToken(ctx, token))
    if (!caller) throw new AppError('invalid_authorization_header')
    return caller
  }
  return {
    async authenticate({ apiKey, bearer }) {
      if (apiKey === undefined) return bearer === undefined ? undefined : byBearer(bearer)
      if (bearer !== undefined) await byBearer(bearer)
      return byApiKey(apiKey)
    },
    async authenticateSession(credentials) {
      const token = readSessionToken(credentials)
      const session = token && (await findSessionByToken(ctx, hashSecret(token.session)))
      if (!session) return undefined
      const isNewest = isNewestToken(ctx.ports.vault, session, token, ctx.now().getTime())
      if (isNewest) return (await holderOfSession(ctx, session))?.caller
      await endCopiedSession(ctx, session)
      return undefined
    },
    authenticateSingleUse: (offered) => redeemSingleUseToken(ctx, offered, (maker) => callerOfMaker(ctx, maker)),
    follow({ actor }, changed) {
      const { apiKeyId, sessionId } = actor
      const id = apiKeyId ?? sessionId
      if (id === undefined) return undefined
      return {
        // An id is no hash: what a caller says is looked up by its hash alone and never found here.
        now: () => remembered(ctx, cache, id, () => holderOfCredential(ctx, actor)),
        stop: cache.onForget(id, changed),
      }
    },
    async close() {
      listening.stop()
      await lastUsed.flush()
    },
  }
}

async function remembered(
  ctx: Context,
  cache: CredentialCache,
  hash: string,
  find: (hash: string) => Promise<Holder | undefined>,
): Promise<Caller | undefined> {
  const nowMs = ctx.now().getTime()
  const known = cache.get(hash, nowMs)
  if (known) return known
  const { revision } = cache
  const holder = await find(hash)
  if (holder) cache.put(hash, holder.credentialId, holder.caller, { nowMs, revision })
  return holder?.caller
}

async function holderOfApiKey(ctx: Context, secretHash: string): Promise<Holder | undefined> {
  const key = await findApiKeyBySecret(ctx, secretHash)
  return key && holderOfKey(ctx, key)
}

/** Finds the holder of an actor's API key or session; undefined once the credential no longer holds. */
async function holderOfCredential(
  ctx: With<'outbound' | 'vault'>,
  { apiKeyId, sessionId }: Actor,
): Promise<Holder | undefined> {
  if (apiKeyId !== undefined) {
    const key = await findApiKey(ctx, apiKeyId)
    // As it is now: a block that another node tells of is asked about once, and people are read from what is kept.
    if (key && (await readBlocked(ctx, key.user_id))) throw blockedKey()
    return key && holderOfKey(ctx, key)
  }
  const session = sessionId === undefined ? undefined : await findSession(ctx, sessionId)
  return session && holderOfSession(ctx, session)
}

async function holderOfKey(ctx: Context, key: ApiKeyRow): Promise<Holder | undefined> {
  if (key.disabled_at) throw new AppError('invalid_api_key', { message: 'This API key is disabled.' })
  if (key.expires_at && key.expires_at <= ctx.now())
    throw new AppError('invalid_api_key', { message: 'This API key was replaced by another one, and has ended.' })
  const [standing, isAdmitted, owner] = await Promise.all([
    standingOfOwner(ctx, key),
    isKeyAdmitted(ctx, key),
    findUser(ctx, key.user_id),
  ])
  if (owner?.blocked_at) throw blockedKey()
  if (!standing) return undefined
  if (!isAdmitted) throw new AppError('invalid_api_key', { message: unvouchedKey })
  const mustSetUp = await lacksSecondFactor(ctx, key.user_id, standing)
  return { credentialId: key.id, caller: callerByApiKey(key, standing, mustSetUp) }
}

function blockedKey(): AppError {
  return new AppError('invalid_api_key', { message: 'The account of this API key is blocked.' })
}

/** Finds the caller who made a single-use token; undefined once the credential they made it with no longer holds. */
async function callerOfMaker(ctx: With<'outbound' | 'vault'>, maker: TokenMaker): Promise<Caller | undefined> {
  if (maker.api_key_hash !== null) return (await holderOfApiKey(ctx, maker.api_key_hash))?.caller
  const session = maker.session_id === null ? undefined : await findSession(ctx, maker.session_id)
  // It may have been bound to another workspace since, which asked for nothing and is not to pay.
  return session?.workspace_id === maker.workspace_id ? (await holderOfSession(ctx, session))?.caller : undefined
}

async function holderOfAccessToken(
  ctx: With<'accessTokens' | 'outbound' | 'vault'>,
  token: string,
): Promise<Holder | undefined> {
  const claims = await ctx.ports.accessTokens.verify(token)
  const session = claims && (await findSession(ctx, claims.sessionId))
  // A session may have been bound to another workspace since: what was made before shows that one no longer.
  return session?.workspace_id === claims?.workspaceId && session ? holderOfSession(ctx, session) : undefined
}

async function holderOfSession(ctx: With<'outbound' | 'vault'>, known: SessionRow): Promise<Holder | undefined> {
  if (known.expires_at <= ctx.now()) return undefined
  const session = await withFreshVouch(ctx, known)
  if (!session) return undefined
  const [standing, isAdmitted] = await Promise.all([standingOfOwner(ctx, session), isAdmittedTo(ctx, session)])
  if (!isAdmitted || !standing || ctx.now().getTime() >= session.last_active_at.getTime() + inactiveAfterMs(standing))
    return undefined
  const mustSetUp = await lacksSecondFactor(ctx, session.user_id, standing)
  return { credentialId: session.id, caller: callerBySession(session, standing, mustSetUp) }
}

/** Finds what a credential's owner may do in its workspace; undefined once they no longer belong to it. */
function standingOfOwner(
  ctx: Context,
  { user_id: userId, workspace_id: workspaceId }: Pick<SessionRow, 'user_id' | 'workspace_id'>,
): Promise<Standing | undefined> {
  return ctx.hooks.ask(standingOf, ctx, { userId, workspaceId })
}

/**
 * Decides whether the workspace opens to a session. The support team comes by a grant and never signs in through an
 * organisation.
 */
async function isAdmittedTo(ctx: Context, session: SessionRow): Promise<boolean> {
  const { user_id: userId, workspace_id: workspaceId, vouched_by: vouchedBy, support_grant_id: grantId } = session
  return grantId !== null || ctx.hooks.ask(workspaceAdmits, ctx, { userId, workspaceId, vouchedBy })
}

/**
 * Decides whether the workspace opens to a key: where single sign-on is required, only if whoever made it came in
 * through that.
 */
function isKeyAdmitted(ctx: Context, key: ApiKeyRow): Promise<boolean> {
  const { user_id: userId, workspace_id: workspaceId, vouched_by: vouchedBy } = key
  return ctx.hooks.ask(workspaceAdmits, ctx, { userId, workspaceId, vouchedBy })
}

/** Reports whether the user has yet to set up a second factor; looked up only where the workspace requires one. */
async function lacksSecondFactor(ctx: Context, userId: UserId, { requiresSecondFactor }: Standing) {
  return requiresSecondFactor && !(await hasSecondFactor(ctx, userId))
}
