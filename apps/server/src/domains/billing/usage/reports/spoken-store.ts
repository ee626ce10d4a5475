import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type SpokenScope = {
  readonly workspaceIds: readonly WorkspaceId[]
  readonly voiceIds: readonly VoiceId[]
  readonly from: Date
  /** The end of the time, excluded. */
  readonly until: Date
}

/** Lists the characters that these workspaces were charged for with each of these voices, regardless of the caller. */
export function charactersSpoken(
  ctx: Context,
  { workspaceIds, voiceIds, from, until }: SpokenScope,
): Promise<{ readonly voice_id: VoiceId; readonly characters: number }[]> {
  if (workspaceIds.length === 0) return Promise.resolve([])
  return ctx.db.many(sql`
    select voice_id, sum(characters) as characters from credit_entries
    where workspace_id = any(${workspaceIds}::text[]) and kind = 'settle' and created_at >= ${from}
      and created_at < ${until} and voice_id = any(${voiceIds}::text[]) and characters > 0
    group by voice_id`)
}
