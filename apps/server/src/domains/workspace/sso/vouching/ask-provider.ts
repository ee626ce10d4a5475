import type { With } from '#ports/ports.ts'
import { loadOpenIdClient, openOidc } from '../providers/oidc.ts'
import { findProvider } from '../providers/provider-store.ts'
import { refreshPurpose } from './refresh-purpose.ts'
import type { VouchRow } from './vouch-store.ts'

/** What a provider says when it is asked again. An answer that says nothing about the person counts as silence. */
export type Word =
  | { readonly kind: 'vouches'; readonly refreshToken: string }
  | { readonly kind: 'refuses' }
  | { readonly kind: 'silent' }

/** Asks a provider whether it still vouches for somebody. Uses up the refresh token, which the answer may replace. */
export async function askProvider(ctx: With<'outbound' | 'vault'>, vouch: VouchRow): Promise<Word> {
  const { identity_provider_id: id, user_id: userId, subject } = vouch
  try {
    const provider = await findProvider(ctx, id)
    const purpose = refreshPurpose({ providerId: id, userId })
    const token = ctx.ports.vault.open(purpose, vouch.refresh_sealed ?? '')
    if (!provider || token === undefined) return { kind: 'silent' }
    const [client, config] = [await loadOpenIdClient(), await openOidc(ctx, provider)]
    const answer = await client.refreshTokenGrant(config, token)
    const named = answer.claims()?.sub
    if (named !== undefined && named !== subject) return { kind: 'refuses' }
    if (await isUnknown(client, config, { accessToken: answer.access_token, subject })) return { kind: 'refuses' }
    return { kind: 'vouches', refreshToken: answer.refresh_token ?? token }
  } catch (error) {
    if (isRefusal(error)) return { kind: 'refuses' }
    ctx.log.warn(
      { reason: nameOf(error), identityProviderId: id },
      'an identity provider did not say who is still there',
    )
    return { kind: 'silent' }
  }
}

type Client = Awaited<ReturnType<typeof loadOpenIdClient>>
type Config = Awaited<ReturnType<typeof openOidc>>

/**
 * Reports whether the provider no longer knows a person: some still renew tokens of people who are gone, but refuse to
 * describe them. Other failures say nothing.
 */
async function isUnknown(
  client: Client,
  config: Config,
  { accessToken, subject }: { readonly accessToken: string; readonly subject: string },
): Promise<boolean> {
  if (config.serverMetadata().userinfo_endpoint === undefined) return false
  try {
    await client.fetchUserInfo(config, accessToken, subject)
    return false
  } catch (error) {
    return statusOf(error) === 401
  }
}

/**
 * Reports whether an error says that the token is expired or revoked or its person gone (RFC 6749, section 5.2). Any
 * other may be our own fault.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'error' in error && error.error === 'invalid_grant'
}

function statusOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  if ('status' in error) return error.status
  return error.cause instanceof Response ? error.cause.status : undefined
}

/** Returns an error's name and message for the log, without what was sent or answered. */
function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}
