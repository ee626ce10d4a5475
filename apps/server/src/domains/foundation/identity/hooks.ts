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

/** Asked while an account is being opened, in the same transaction: the answering slice gives it a place to work in. */
export const onSignUp: Hook<[TransactionContext, SignUpNews], { readonly workspaceId: WorkspaceId }> =
  defineHook('identity.onSignUp')

/** Lets slices note that an account was opened, in the same transaction. */
export const onAccountOpened: GatheringHook<
  [TransactionContext, { readonly userId: UserId; readonly workspaceId: WorkspaceId }],
  void
> = defineGatheringHook('identity.onAccountOpened')

/**
 * Finds the workspace that a user's credential acts in: the given one while they belong to it, else their own.
 * Undefined when they no longer belong to it: the credential then opens nothing.
 */
export const workspaceOfSession: Hook<
  [Context, { readonly userId: UserId; readonly workspaceId?: WorkspaceId }],
  string | undefined
> = defineHook('identity.workspaceOfSession')

export type MarketplaceArrival = { readonly userId: UserId; readonly workspaceId: WorkspaceId; readonly token: string }

/**
 * Asked when somebody comes from a marketplace with its token: the slice that sells there links the account. Throws
 * when the token is not valid.
 */
export const onMarketplaceArrival: Hook<
  [With<'billing' | 'billingWebhooks' | 'marketplace'>, MarketplaceArrival],
  void
> = defineHook('identity.onMarketplaceArrival')

/** Asked when an account was taken from whoever used it: slices end what of theirs still opens or hears something. */
export const onDisowned: GatheringHook<[TransactionContext, { readonly userId: UserId }], void> =
  defineGatheringHook('identity.onDisowned')

/** Decides whether a correct password lets this person in, or only a sign-in through their organisation. */
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

/** Decides whether a workspace opens to a session, however it began: some open only to their organisation's. */
export const workspaceAdmits: Hook<[Context, SessionInWorkspace], boolean> = defineHook('identity.workspaceAdmits')

/**
 * Asks the organisation that vouched for somebody whether it still does; what depended on it has ended afterwards if
 * not.
 */
export const askVouchAgain: Hook<[With<'outbound' | 'vault'>, VouchedPerson], void> =
  defineHook('identity.askVouchAgain')

/** Decides whether somebody's address may become this one: an organisation keeps its members' within its domains. */
export const addressAdmits: Hook<[Context, { readonly userId: UserId; readonly email: string }], boolean> =
  defineHook('identity.addressAdmits')

/**
 * Decides whether an invite lets this address create an account where that takes one. Without an answering slice none
 * does.
 */
export const isInviteCodeValid: Hook<[Context, { readonly email: string; readonly inviteCode: string }], boolean> =
  defineHook('identity.isInviteCodeValid')

/** Asked when somebody signed up with the code of an invite to their address; answers where that lets them in. */
export const onInvitedSignUp: Hook<
  [TransactionContext, { readonly userId: UserId; readonly email: string; readonly inviteCode: string }],
  { readonly workspaceId: WorkspaceId } | undefined
> = defineHook('identity.onInvitedSignUp')

/** What a user may do in a workspace, and what that workspace requires of everybody who acts in it. */
export type Standing = Required<Pick<Actor, 'workspaceRole' | 'groupIds' | 'usageLimits'>> & {
  /** What their role and their groups allow; a credential of theirs can never do more. */
  readonly permissions: 'all' | readonly Permission[]
  /** After this long without anybody at the screen a session ends; null where it does not. */
  readonly inactivityTimeoutSeconds: number | null
  readonly requiresSecondFactor: boolean
}

/** Finds a user's standing; undefined when they no longer belong to the workspace: a credential then opens nothing. */
export const standingOf: Hook<
  [Context, { readonly userId: UserId; readonly workspaceId: WorkspaceId }],
  Standing | undefined
> = defineHook('identity.standingOf')

/** Counts the characters that each of these API keys has used in the current credit period; absent is none. */
export const charactersUsedByKeys: Hook<[Context, readonly string[]], ReadonlyMap<string, number>> = defineHook(
  'identity.charactersUsedByKeys',
)
