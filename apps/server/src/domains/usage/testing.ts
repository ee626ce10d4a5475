import type { Tier } from '@vireo/contracts'
import pino from 'pino'
import { noClient } from '../../kernel/client.ts'
import { type Clock, systemClock } from '../../kernel/clock.ts'
import { type Actor, type Context, system } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database.ts'
import { createHooks } from '../../kernel/hooks.ts'
import { makeId } from '../../kernel/ids.ts'
import { bindDatabase, transaction } from '../../kernel/transaction.ts'
import { currentPlan } from '../plans/index.ts'
import { applyPlan } from './apply-plan.ts'
import { voicesCounted } from './hooks.ts'
import { openAccount } from './open-account.ts'
import { forgetPlan } from './plan-of.ts'

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
  const hooks = createHooks()
  hooks.fill(voicesCounted, async () => ({ voices: 0, professional: 0, addsAndEdits: 0, periodStartsAt: null }))
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
  }
  await transaction(ctx, (ctx) => openAccount(ctx, { workspaceId: ctx.workspaceId, tier: options.tier ?? 'free' }))
  return ctx
}

/** An actor that came with an API key, limited to so many credits a period. */
export function apiKeyActor(apiKeyId: string, characterLimit?: number): Actor {
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
