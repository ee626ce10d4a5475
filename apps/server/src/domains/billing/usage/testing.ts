import type { ApiKeyId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import pino from 'pino'
import { noClient } from '#kernel/client.ts'
import { type Clock, systemClock } from '#kernel/clock.ts'
import { type Actor, type Context, system } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { answer, createHooks } from '#kernel/hooks.ts'
import { makeId } from '#kernel/ids.ts'
import { bindDatabase, transaction } from '#kernel/transaction.ts'
import { currentPlan } from '#plans'
import type { AppliedPlan } from './applied-plan.ts'
import { applyPlan, beginsAnew } from './apply-plan.ts'
import { creditPeriodAt } from './periods/credit-period.ts'
import { voicesCounted } from './hooks.ts'
import { creditsOf, periodBegun, planInForce, spentOfReturned, unspentOf } from './periods/month-of-credits.ts'
import { newAccount } from './new-account.ts'
import { openAccount } from './open-account.ts'
import { forgetPlan } from './plan-of.ts'
import type { CreditAccountRow } from './tables.ts'

export type AccountOptions = {
  readonly tier?: Tier
  readonly clock?: Clock
  readonly nodeId?: string
  readonly actor?: Actor
}

/** A context of a new workspace that has a credit account and nothing else. */
export async function givenAccount(database: Database, options: AccountOptions = {}): Promise<Context> {
  const clock = options.clock ?? systemClock
  bindDatabase(database)
  const none = { voices: 0, professional: 0, addsAndEdits: 0, periodStartsAt: null }
  const hooks = createHooks([answer(voicesCounted, async () => none)])
  const ctx: Context = {
    actor: options.actor ?? system,
    workspaceId: makeId('workspace', clock.now().getTime()),
    requestId: makeId('request', clock.now().getTime()),
    client: noClient,
    nodeId: options.nodeId ?? 'node-under-test',
    db: database.db,
    hooks,
    log: pino({ level: 'silent' }),
    now: clock.now,
    newId: (kind) => makeId(kind, clock.now().getTime()),
    afterCommit(work) {
      work(this)
    },
  }
  await transaction(ctx, (ctx) => openAccount(ctx, { workspaceId: ctx.workspaceId, tier: options.tier ?? 'free' }))
  return ctx
}

/** An actor that came with an API key, limited to so many credits a period. */
export function apiKeyActor(apiKeyId: ApiKeyId, characterLimit?: number): Actor {
  return {
    kind: 'api-key',
    userId: 'user_of_key',
    apiKeyId,
    permissions: 'all',
    ...(characterLimit !== undefined && { apiKeyCharacterLimit: characterLimit }),
  }
}

/** Puts the workspace of a context on another plan, as a subscription would. */
export async function givenTier(ctx: Context, tier: Tier): Promise<void> {
  const { workspaceId } = ctx
  const planVersion = currentPlan(tier).version
  await transaction(ctx, (ctx) => applyPlan(ctx, { workspaceId, tier, planVersion, mayExtend: true, isBlocked: false }))
  forgetPlan(ctx, workspaceId)
}

/** The credits of a workspace without a database: the same pure rules in the same order, and what came of them. */
export class PureAccount {
  account: CreditAccountRow
  /** Everything that was spent, of plans and of grants. */
  spent = 0
  grants = 0
  /** What months gave that nobody paid for, those that are over. */
  #gifts = 0

  constructor(now: Date) {
    this.account = newAccount('', 'free', now, false)
  }

  /** What can still be spent now. */
  get left(): number {
    return Math.max(0, this.account.plan_credits + this.account.granted_credits - this.account.used_credits)
  }

  /** Spent credits whose money was given back, and that months to come make up for. */
  get owed(): number {
    return this.account.owed_credits - Math.min(this.account.owed_credits, this.account.plan_credits)
  }

  get gifts(): number {
    const { paid_until: paidUntil, anchored_at: anchor, period_starts_at: startsAt } = this.account
    const isPaid = paidUntil !== null && creditPeriodAt(anchor, startsAt).startsAt < paidUntil
    return this.#gifts + (isPaid ? 0 : creditsOf({ tier: 'free', plan_version: 1 }))
  }

  renew(at: Date): void {
    if (this.account.period_ends_at > at) return
    const { startsAt, endsAt } = creditPeriodAt(this.account.anchored_at, at)
    this.#begin({ period_starts_at: startsAt, period_ends_at: endsAt }, 0)
  }

  apply(plan: AppliedPlan, now: Date): void {
    const at = plan.asOf && plan.asOf > now ? plan.asOf : now
    this.renew(at)
    const before = this.account
    if (plan.paid && beginsAnew(before, plan.paid, at)) {
      const { endsAt } = creditPeriodAt(plan.paid.since, at)
      const period = { anchored_at: plan.paid.since, period_starts_at: at, period_ends_at: endsAt }
      this.#begin(period, spentOfReturned(before, plan.paid, 0))
    }
    const isNewPeriod = this.account !== before
    this.account = planInForce(this.account, plan, { isNewPeriod, asOf: plan.asOf ?? now })
  }

  /** All or a part of what is left. */
  spend(now: Date, part: number): void {
    this.renew(now)
    const credits = Math.floor(this.left * part)
    this.account = { ...this.account, used_credits: this.account.used_credits + credits }
    this.spent += credits
  }

  grant(credits: number): void {
    this.account = { ...this.account, granted_credits: this.account.granted_credits + credits }
    this.grants += credits
  }

  quote(now: Date): { readonly credits: number; readonly of: number } | null {
    this.renew(now)
    if (this.account.paid_until === null) return null
    this.account = { ...this.account, used_at_quote: this.account.used_credits }
    return { credits: unspentOf(this.account, 0), of: creditsOf(this.account) }
  }

  #begin(period: Parameters<typeof periodBegun>[1], owed: number): void {
    this.#gifts = this.gifts
    this.account = periodBegun(this.account, period, { reserved: 0, owed })
  }
}
