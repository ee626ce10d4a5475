import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import { randomBytes } from 'node:crypto'
import type { SecondFactorMethod } from '@vireo/contracts/identity'
import type { Context } from '#kernel/context.ts'
import { hashSecret } from '../callers/secrets.ts'
import { insertChallenge } from './challenge-store.ts'
import { confirmedFactors } from './confirmed-factors.ts'

const lifetimeSeconds = 600

/** A sign-in that waits for its second step. */
export type OpenedChallenge = {
  /** For the page that signs in; only its hash is kept. */
  readonly challenge: string
  readonly methods: readonly SecondFactorMethod[]
  readonly maskedPhone: string | null
  readonly lifetimeSeconds: number
}

/** Where a half-finished sign-in leads, unless it is wherever its person chose. */
export type ChallengeAim = { readonly workspaceId?: WorkspaceId; readonly isFederated?: boolean }

/** Opens a challenge, which holds for ten minutes, after a correct password or the word of an organisation. */
export async function openChallenge(
  ctx: Context,
  userId: UserId,
  { workspaceId, isFederated = false }: ChallengeAim = {},
): Promise<OpenedChallenge> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + lifetimeSeconds * 1000)
  await insertChallenge(ctx, { tokenHash: hashSecret(challenge), userId, expiresAt, workspaceId, isFederated })
  const { totp, sms } = await confirmedFactors(ctx, userId)
  const methods: SecondFactorMethod[] = [...(totp ? ['totp' as const] : []), ...(sms ? ['sms' as const] : [])]
  return { challenge, methods: [...methods, 'backup_code'], maskedPhone: sms?.masked ?? null, lifetimeSeconds }
}
