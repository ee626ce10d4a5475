import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { type LedgerFault, listLedgerFaults } from './ledger-store.ts'

/** Recounts the ledger of one workspace, or of all of them. An empty list means that everything adds up. */
export function verifyLedger(ctx: Context, workspaceId?: WorkspaceId): Promise<LedgerFault[]> {
  return listLedgerFaults(ctx, workspaceId)
}
