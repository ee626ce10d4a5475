import type { WorkspaceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { asHouse } from '#billing'

/** Acts as the house in a workspace, whose log says what was done and not who of the staff did it. */
export function forWorkspace(ctx: TransactionContext, workspaceId: WorkspaceId): TransactionContext {
  return { ...asHouse(ctx), workspaceId }
}
