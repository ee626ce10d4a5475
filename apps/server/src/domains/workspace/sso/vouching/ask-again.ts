import type { Context } from '#kernel/context.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { writeAudit } from '#kernel/audit.ts'
import { perDatabase } from '#kernel/database/coalesce.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { type VouchedPerson } from '#identity'
import { endVouches, noteVouchAsked, vouchAgesAfterMs } from '#identity/sign-in/index.ts'
import { admitsSession } from '../rules/admits-session.ts'
import { askProvider } from './ask-provider.ts'
import { refreshPurpose } from './refresh-purpose.ts'
import { clearVouch, findVouch, leaseToken, updateAsked, type VouchRow } from './vouch-store.ts'

/** How long a provider may stay silent before its word no longer counts. */
const silenceMs = 60 * 60_000
/** Longer than discovery, the grant, its keys and the question about the person take together. */
const leaseMs = 60_000
const lookAgainMs = 200

const underWay = perDatabase(() => new Map<string, Promise<void>>())

/**
 * Asks the organisation that vouched for somebody whether it still does. However many ask at once, here and on other
 * nodes, the provider is asked once and all of them wait for its answer.
 */
export function askAgain(ctx: With<'outbound' | 'vault'>, person: VouchedPerson): Promise<void> {
  const [asking, key] = [underWay(ctx.db), `${person.workspaceId} ${person.userId}`]
  const known = asking.get(key)
  if (known) return known
  const asked = settle(ctx, person).finally(() => asking.delete(key))
  asking.set(key, asked)
  return asked
}

async function settle(ctx: With<'outbound' | 'vault'>, person: VouchedPerson): Promise<void> {
  for (let waitedMs = 0; waitedMs <= leaseMs; waitedMs += lookAgainMs) {
    const vouch = await findVouch(ctx, person)
    if (await isSettled(ctx, person, vouch)) return
    if (vouch && (await leaseToken(ctx, vouch, new Date(ctx.now().getTime() + leaseMs)))) return ask(ctx, person, vouch)
    await wait(lookAgainMs)
  }
  throw new AppError('identity_provider_unreachable')
}

/**
 * Reports whether the provider need not be asked: its word has ended by itself, it was asked a moment ago, or nothing
 * depends on it.
 */
async function isSettled(ctx: Context, person: VouchedPerson, vouch: VouchRow | undefined): Promise<boolean> {
  const now = ctx.now()
  const { vouched_until: until = null, refresh_sealed: sealed = null, asked_at: askedAt = null } = vouch ?? {}
  if (vouch && until !== null && until <= now) {
    await end(ctx, person, vouch, 'ended-by-provider')
    return true
  }
  if (sealed === null && until === null) {
    await noteVouchAsked(ctx, person, null)
    return true
  }
  // Nothing depends on the provider where it is not required, for the owner, and while no other way in is left.
  const isIdle = sealed === null || (await admitsSession(ctx, { ...person, vouchedBy: null }))
  if (isIdle) await noteVouchAsked(ctx, person, now)
  const isRecent = askedAt !== null && now.getTime() - askedAt.getTime() < vouchAgesAfterMs
  if (!isIdle && isRecent) await noteVouchAsked(ctx, person, askedAt)
  return isIdle || isRecent
}

async function ask(ctx: With<'outbound' | 'vault'>, person: VouchedPerson, vouch: VouchRow): Promise<void> {
  const word = await askProvider(ctx, vouch)
  const now = ctx.now()
  if (word.kind === 'refuses') return end(ctx, person, vouch, 'refused-by-provider')
  const silentSince = word.kind === 'silent' ? (vouch.silent_since ?? now) : null
  if (silentSince && now.getTime() - silentSince.getTime() >= silenceMs)
    return end(ctx, person, vouch, 'provider-silent')
  const { vault } = ctx.ports
  const purpose = refreshPurpose({ providerId: vouch.identity_provider_id, userId: vouch.user_id })
  const refreshSealed = word.kind === 'vouches' ? vault.seal(purpose, word.refreshToken) : vouch.refresh_sealed
  await updateAsked(ctx, vouch, { refreshSealed, silentSince })
  await noteVouchAsked(ctx, person, now)
}

/** Ends somebody's sessions in the workspace, unless they have signed in anew meanwhile. */
async function end(ctx: Context, person: VouchedPerson, vouch: VouchRow, reason: string): Promise<void> {
  const now = await findVouch(ctx, person)
  if (now?.refresh_sealed !== vouch.refresh_sealed || now.identity_provider_id !== vouch.identity_provider_id) return
  await transaction(ctx, async (ctx) => {
    const ended = await endVouches(ctx, person)
    await clearVouch(ctx, vouch)
    await writeAudit(ctx, {
      action: 'sso.access-ended',
      workspaceId: person.workspaceId,
      target: { kind: 'user', id: person.userId },
      details: { reason, identity_provider_id: vouch.identity_provider_id, sessions_ended: ended },
    })
  })
}
