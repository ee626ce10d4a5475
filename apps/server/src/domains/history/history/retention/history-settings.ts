import type { Context } from '#kernel/context.ts'
import { getSeat } from '#workspaces'

export type Settings = {
  /** Undefined keeps everything. */
  readonly retentionDays: number | undefined
  readonly usedBytes: number
  readonly limitBytes: number | undefined
  readonly canChange: boolean
}

/** Whether the caller has the seat of an admin. */
export async function isAdmin(ctx: Context): Promise<boolean> {
  return (await getSeat(ctx)) === 'workspace_admin'
}
