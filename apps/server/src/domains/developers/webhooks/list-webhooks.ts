import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import type { Context } from '#kernel/context.ts'
import type { WebhookRow } from './tables.ts'
import { listWebhookRows } from './webhook-store.ts'

export type ListedWebhooks = { readonly rows: readonly WebhookRow[]; readonly includesUsages: boolean }

/** Lists the workspace's webhooks, newest first. */
export async function listWebhooks(ctx: Context, input: Input<typeof webhooksEndpoints.list>): Promise<ListedWebhooks> {
  return { rows: await listWebhookRows(ctx), includesUsages: input.include_usages }
}
