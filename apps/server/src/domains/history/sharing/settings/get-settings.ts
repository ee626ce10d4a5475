import type { SharingSettings } from '@vireo/contracts/sharing'
import type { With } from '#ports/ports.ts'
import { isOperator } from '#identity/support-access/index.ts'
import { subscriptionOf } from '#users'
import { getSeat } from '#workspaces'
import { findAllowsLinks } from './settings-store.ts'

export type Settings = {
  readonly allowsLinks: boolean
  readonly canChange: boolean
  readonly hasButton: boolean
  readonly mayDecide: boolean
}

/** Reads whether the workspace allows public links, whether the caller may change it, and whether screens offer them. */
export async function getSettings(ctx: With<'settings'>): Promise<Settings> {
  const [allowsLinks, seat, { tier }, mayDecide] = await Promise.all([
    findAllowsLinks(ctx),
    getSeat(ctx),
    ctx.hooks.ask(subscriptionOf, ctx),
    isOperator(ctx),
  ])
  return {
    mayDecide,
    allowsLinks,
    canChange: seat === 'workspace_admin',
    hasButton: tier !== 'enterprise' || ctx.ports.settings.offersSpeechVideos,
  }
}

/** Presents how a workspace shares. */
export function presentSettings({ allowsLinks, canChange, hasButton, mayDecide }: Settings): SharingSettings {
  return {
    allows_public_links: allowsLinks,
    can_change: canChange,
    has_share_button: hasButton,
    may_decide_reports: mayDecide,
  }
}
