import { z } from 'zod'

/** A copy of everything an account holds, in the making or ready to be fetched. */
export const DataExport = z.object({
  export_id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'canceled']),
  /** Between 0 and 1. */
  progress: z.number(),
  created_at_unix: z.number().int(),
  /** When the copy is thrown away; null until it is ready. */
  expires_at_unix: z.number().int().nullable(),
  size_bytes: z.number().int().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** An address that hands out a copy without a credential, for a short while. */
export const ExportLink = z.object({ url: z.string(), expires_at_unix: z.number().int() })
export type ExportLink = z.infer<typeof ExportLink>

/** What deleting an account takes along. */
export const DeletionConsequences = z.object({
  workspace_name: z.string(),
  history_items: z.number().int(),
  voices: z.number().int(),
  api_keys: z.number().int(),
  /** Other people in the workspace. While there are any, the account cannot be deleted. */
  other_members: z.number().int(),
  /** Workspaces of others that are left; what was made there stays there. */
  other_workspaces: z.number().int(),
})
export type DeletionConsequences = z.infer<typeof DeletionConsequences>
