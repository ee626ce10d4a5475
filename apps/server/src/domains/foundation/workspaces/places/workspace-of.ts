import type { Context } from '#kernel/context.ts'
import { findWorkspaceOf } from './find-workspace-of.ts'
import { addressOf } from '#cli/address-of.ts'
import { CommandError } from '#cli/command-error.ts'

/** Finds the workspace of the person with this mail address. Throws `CommandError` when there is none. */
export async function workspaceOf(ctx: Context, email: string): Promise<string> {
  const workspaceId = await findWorkspaceOf(ctx, addressOf(email))
  if (!workspaceId) throw new CommandError(`Nobody here has the address ${email}.`)
  return workspaceId
}
