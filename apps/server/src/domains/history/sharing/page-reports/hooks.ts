import type { WorkspaceId } from '@vireo/contracts/kit'
import type { reportedPageKinds } from '@vireo/contracts/sharing'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineGatheringHook, type GatheringHook } from '#kernel/hooks.ts'

export type ReportedPageKind = (typeof reportedPageKinds)[number]

/** A public page of another slice, as it is reported. */
export type ReportedPage = {
  readonly kind: ReportedPageKind
  readonly id: string
  /** In whose log it is written down what is decided. */
  readonly workspaceId: WorkspaceId
}

/** What whoever decides about a page is told of it. */
export type PageDescription = {
  readonly id: string
  readonly title: string
  readonly by: string | null
  /** Where it is on the public address, while everybody sees it. */
  readonly path: string | null
}

/** Describes pages of a kind by their ids; slices that have no page of that kind say nothing. */
export const describePages: GatheringHook<[Context, ReportedPageKind, readonly string[]], readonly PageDescription[]> =
  defineGatheringHook('sharing.describePages')

export type PageDecision = Pick<ReportedPage, 'kind' | 'id'> & { readonly isDown: boolean }

/**
 * Takes a page out of public view, or lets it be public again, in the transaction of the decision, and settles what was reported;
 * slices that have no page of that kind do nothing.
 */
export const decidePage: GatheringHook<[TransactionContext, PageDecision], void> =
  defineGatheringHook('sharing.decidePage')
