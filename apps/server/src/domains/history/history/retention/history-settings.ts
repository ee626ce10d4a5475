import type { Context } from '#kernel/context.ts'
import { getSeat } from '#workspaces'

export type Settings = {
  /** Undefined keeps everything. */
  readonly retentionDays: number | undefined
  readonly usedBytes: number
  readonly limitBytes: number | undefined
  readonly canChange: boolean
}

/** Reports whether the caller has the seat of a workspace admin. */
export async function isAdmin(ctx: Context): Promise<boolean> {
  return (await getSeat(ctx)) === 'workspace_admin'
}
