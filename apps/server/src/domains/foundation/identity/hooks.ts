import type { Permission, UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Tier } from '@vireo/contracts/users'
import type { Actor, Context, TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { defineGatheringHook, defineHook, type GatheringHook, type Hook } from '#kernel/hooks.ts'

export type SignUpNews = {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string | null
  readonly tier: Tier
}

/** An account is being opened; whoever answers gives it a place to work in, in the same transaction. */
export const onSignUp: Hook<[TransactionContext, SignUpNews], { readonly workspaceId: WorkspaceId }> =
  defineHook('identity.onSignUp')

/**
 * The workspace a credential of this user acts in: the given one while they belong to it, else their own.
 * Undefined when they do not, or no longer, belong there: the credential is then worth nothing.
 */
export const workspaceOfSession: Hook<
  [Context, { readonly userId: UserId; readonly workspaceId?: WorkspaceId }],
  string | undefined
> = defineHook('identity.workspaceOfSession')

export type MarketplaceArrival = { readonly userId: UserId; readonly workspaceId: WorkspaceId; readonly token: string }

/** Somebody came from a marketplace with its token: whoever sells there links the account. Throws when the token is not good. */
export const onMarketplaceArrival: Hook<
  [With<'billing' | 'billingWebhooks' | 'marketplace'>, MarketplaceArrival],
  void
> = defineHook('identity.onMarketplaceArrival')

/** An account was taken out of the hands of whoever used it: what of theirs still opens or hears something ends. */
export const onDisowned: GatheringHook<[TransactionContext, { readonly userId: UserId }], void> =
  defineGatheringHook('identity.onDisowned')

/** Whether a right password lets this person in, or only a sign-in through their organisation does. */
export const passwordAdmits: Hook<[Context, { readonly userId: UserId; readonly email: string }], boolean> =
  defineHook('identity.passwordAdmits')

export type SessionInWorkspace = {
  readonly userId: UserId
  readonly workspaceId: WorkspaceId
  /** The workspace whose organisation vouched for the session; null where its person did so alone. */
  readonly vouchedBy: string | null
}

/** Somebody whom the organisation of a workspace vouched for. */
export type VouchedPerson = { readonly userId: UserId; readonly workspaceId: WorkspaceId }

/** Whether a workspace opens to a session, however it was begun: some open only to their organisation's. */
export const workspaceAdmits: Hook<[Context, SessionInWorkspace], boolean> = defineHook('identity.workspaceAdmits')

/** Asks the organisation that vouched for somebody whether it still does; what depends on a no has ended afterwards. */
export const askVouchAgain: Hook<[With<'outbound' | 'vault'>, VouchedPerson], void> =
  defineHook('identity.askVouchAgain')

/** Whether somebody's address may become this one: an organisation keeps its people's within its domains. */
export const addressAdmits: Hook<[Context, { readonly userId: UserId; readonly email: string }], boolean> =
  defineHook('identity.addressAdmits')

/** Whether an invitation lets this address create an account where that takes one. Nobody's invitations are valid yet. */
export const isInviteCodeValid: Hook<[Context, { readonly email: string; readonly inviteCode: string }], boolean> =
  defineHook('identity.isInviteCodeValid')

/** Somebody signed up with the code of an invitation to their address: where that lets them in. */
export const onInvitedSignUp: Hook<
  [TransactionContext, { readonly userId: UserId; readonly email: string; readonly inviteCode: string }],
  { readonly workspaceId: WorkspaceId } | undefined
> = defineHook('identity.onInvitedSignUp')

/** What a user may do in a workspace, and what that workspace asks of whoever acts in it. */
export type Standing = Required<Pick<Actor, 'workspaceRole' | 'groupIds' | 'usageLimits'>> & {
  /** What their role and their groups allow; a credential of theirs can never do more. */
  readonly permissions: 'all' | readonly Permission[]
  /** After this long without anybody at the screen a session ends; null where it does not. */
  readonly inactivityTimeoutSeconds: number | null
  readonly requiresSecondFactor: boolean
}

/** Undefined when the user does not, or no longer, belong to the workspace: a credential is then worth nothing. */
export const standingOf: Hook<
  [Context, { readonly userId: UserId; readonly workspaceId: WorkspaceId }],
  Standing | undefined
> = defineHook('identity.standingOf')

/** Characters that each of these API keys has used in the current credit period; absent is none. */
export const charactersUsedByKeys: Hook<[Context, readonly string[]], ReadonlyMap<string, number>> = defineHook(
  'identity.charactersUsedByKeys',
)
