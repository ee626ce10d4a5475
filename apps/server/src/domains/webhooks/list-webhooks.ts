import type { api, Input } from '@vireo/contracts'
import type { Context } from '../../kernel/context.ts'
import type { WebhookRow } from './tables.ts'
import { listWebhookRows } from './webhook-store.ts'

export type ListedWebhooks = { readonly rows: readonly WebhookRow[]; readonly includesUsages: boolean }

/** Lists the workspace's webhooks, newest first. */
export async function listWebhooks(ctx: Context, input: Input<typeof api.webhooks.list>): Promise<ListedWebhooks> {
  return { rows: await listWebhookRows(ctx), includesUsages: input.include_usages }
}
