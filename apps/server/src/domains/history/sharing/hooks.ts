import type { HistoryItemId, WorkspaceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { defineGatheringHook, type GatheringHook } from '#kernel/hooks.ts'

/** A recording of a workspace that whoever runs the instance took out of public view. */
export type TakenDown = { readonly workspaceId: WorkspaceId; readonly historyItemId: HistoryItemId }

/** Ends, in the transaction of the decision, whatever else a slice lets everybody hear of a recording that was taken down. */
export const endTakenDown: GatheringHook<[TransactionContext, TakenDown], void> =
  defineGatheringHook('sharing.endTakenDown')
