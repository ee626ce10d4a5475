import type { ConcurrencyGate, ConcurrencyPlace } from '#ports/concurrency-gate.ts'
import type { Context } from '#kernel/context.ts'
import type { InstanceSettings } from '#ports/ports.ts'
import { planOf } from '../plan-of.ts'

/** The column of a plan's concurrency limits that a model counts in. */
export type ModelGroup = 'multilingual' | 'turbo'

type WithGate = Context & {
  readonly ports: {
    readonly concurrency: ConcurrencyGate
    readonly settings: Pick<InstanceSettings, 'concurrencyOverride'>
  }
}

/**
 * Waits for one of the plan's places for simultaneous generations; `leave` it when done. Throws
 * `concurrent_limit_exceeded` when too many wait already or the wait takes longer than a second.
 */
export async function enterConcurrency(ctx: WithGate, modelGroup: ModelGroup): Promise<ConcurrencyPlace> {
  return ctx.ports.concurrency.enter(ctx.workspaceId, modelGroup, await concurrencyLimit(ctx, modelGroup))
}

/** For each place for speech, a plan has so many for recordings that are written down. */
const recognitionsPerSpeech = 5

/** Waits for one of the plan's places for recordings that are written down; `leave` it when done. Throws the same. */
export async function enterRecognition(ctx: WithGate): Promise<ConcurrencyPlace> {
  const { entitlements } = await planOf(ctx)
  const limit = ctx.ports.settings.concurrencyOverride ?? recognitionsPerSpeech * entitlements.concurrency.multilingual
  return ctx.ports.concurrency.enter(ctx.workspaceId, 'recognition', limit)
}

/** So many things that nobody pays for a workspace does at a time, whatever its plan. */
const unpaidMax = 2

/**
 * Waits for one of the places for what engines do without being paid: trials and checks. They are apart from those for
 * generations, which nobody loses by trying. `leave` it when done. Throws `concurrent_limit_exceeded`.
 */
export function enterUnpaid(ctx: Pick<WithGate, 'workspaceId' | 'ports'>): Promise<ConcurrencyPlace> {
  return ctx.ports.concurrency.enter(ctx.workspaceId, 'unpaid', unpaidMax)
}

/** Returns how many generations of a model group may run at once: the instance's own number, else the plan's. */
export async function concurrencyLimit(ctx: WithGate, modelGroup: ModelGroup): Promise<number> {
  const { entitlements } = await planOf(ctx)
  return ctx.ports.settings.concurrencyOverride ?? entitlements.concurrency[modelGroup]
}
