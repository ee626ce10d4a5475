import type { Context } from '#kernel/context.ts'
import type { ChosenWebhooks } from '#webhooks'
import { listTranscriptWebhooks } from '#workspaces/settings/index.ts'
import type { Telling } from './telling.ts'

/** Answers who is told: the webhook that was named, else those that listen to transcripts and those of the workspace's settings. */
export async function chosenBy(ctx: Context, { webhookId }: Pick<Telling, 'webhookId'>): Promise<ChosenWebhooks> {
  if (webhookId !== null) return { ids: [webhookId], names: [] }
  return { ids: await listTranscriptWebhooks(ctx, ctx.workspaceId), names: ['speech_to_text'] }
}
