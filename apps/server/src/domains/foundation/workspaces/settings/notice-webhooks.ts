import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findSettings } from './settings-store.ts'

/** Lists the webhooks that a workspace chose to be told what was heard in recordings. */
export async function listTranscriptWebhooks(ctx: Context, workspaceId: WorkspaceId): Promise<readonly string[]> {
  return (await findSettings(ctx, workspaceId))?.speech_to_text_webhook_ids ?? []
}

/** Lists the webhooks that a workspace chose to be told when a published voice that it uses is withdrawn. */
export async function listNoticeWebhooks(ctx: Context, workspaceId: WorkspaceId): Promise<readonly string[]> {
  return (await findSettings(ctx, workspaceId))?.voice_library_removal_notice_webhook_ids ?? []
}
