import type { Subscription } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { subscriptionOf } from '#users'
import { isEnterpriseTier } from '../assert-enterprise-feature.ts'
import { getSeat } from '../get-seat.ts'
import { type AutoProvisioning, autoProvisioningOf, payingOf, seatLimitOf, type WorkspacePaying } from '../hooks.ts'
import type { SettingsRow } from '../tables.ts'
import { findSettings } from './settings-store.ts'

export type WorkspaceDocument = {
  readonly settings: SettingsRow
  readonly subscription: Subscription
  readonly seatsMax: number
  readonly autoProvisioning: AutoProvisioning
  readonly hasEnterpriseFeatures: boolean
  /** Told to admins only; undefined for everybody else. */
  readonly paying: WorkspacePaying | undefined
}

/**
 * Returns the caller's workspace with its settings and what its plan allows; admins also see how it is paid. Throws
 * `workspace_not_found`.
 */
export async function getWorkspace(ctx: Context): Promise<WorkspaceDocument> {
  const { workspaceId } = ctx
  const isAdmin = (await getSeat(ctx)) === 'workspace_admin'
  const [settings, subscription, seatsMax, autoProvisioning, paying] = await Promise.all([
    findSettings(ctx, workspaceId),
    ctx.hooks.ask(subscriptionOf, ctx),
    ctx.hooks.ask(seatLimitOf, ctx, { workspaceId }),
    ctx.hooks.ask(autoProvisioningOf, ctx, { workspaceId }),
    isAdmin ? ctx.hooks.ask(payingOf, ctx, { workspaceId }) : undefined,
  ])
  if (!settings) throw new AppError('workspace_not_found')
  const hasEnterpriseFeatures = isEnterpriseTier(subscription.tier)
  return { settings, subscription, seatsMax, autoProvisioning, hasEnterpriseFeatures, paying }
}
