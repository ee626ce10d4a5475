import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { LanguageRow } from './tables.ts'

/** Lists the languages that voices were found to speak, ordered by language and model. */
export function listLanguages(ctx: Context, voiceIds: readonly VoiceId[]): Promise<LanguageRow[]> {
  return ctx.db.many(sql`
    select voice_id, workspace_id, language, model_id from professional_languages
    where voice_id = any(${[...voiceIds]}) order by language, model_id`)
}

/** Replaces the languages that a model speaks with a voice. */
export async function replaceLanguages(
  ctx: TransactionContext,
  { voiceId, modelId, languages }: { voiceId: VoiceId; modelId: string; languages: readonly string[] },
): Promise<void> {
  await ctx.db.run(sql`delete from professional_languages where voice_id = ${voiceId} and model_id = ${modelId}`)
  await ctx.db.run(sql`
    insert into professional_languages (voice_id, workspace_id, language, model_id)
    select ${voiceId}, ${ctx.workspaceId}, language, ${modelId} from unnest(${[...languages]}::text[]) language`)
}

/** Deletes the languages of a voice whose own language changed; nobody has listened to it in the new one yet. */
export async function removeLanguages(ctx: TransactionContext, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`delete from professional_languages where voice_id = ${voiceId}`)
}
