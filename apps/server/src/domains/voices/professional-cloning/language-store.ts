import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { LanguageRow } from './tables.ts'

/** What several voices were found to speak, in the order of the languages. */
export function listLanguages(ctx: Context, voiceIds: readonly VoiceId[]): Promise<LanguageRow[]> {
  return ctx.db.many(sql`
    select voice_id, workspace_id, language, model_id from professional_languages
    where voice_id = any(${[...voiceIds]}) order by language, model_id`)
}

/** What a model speaks with a voice from now on. */
export async function replaceLanguages(
  ctx: TransactionContext,
  { voiceId, modelId, languages }: { voiceId: VoiceId; modelId: string; languages: readonly string[] },
): Promise<void> {
  await ctx.db.run(sql`delete from professional_languages where voice_id = ${voiceId} and model_id = ${modelId}`)
  await ctx.db.run(sql`
    insert into professional_languages (voice_id, workspace_id, language, model_id)
    select ${voiceId}, ${ctx.workspaceId}, language, ${modelId} from unnest(${[...languages]}::text[]) language`)
}

/** Nobody has listened to the voice in its new language yet. */
export async function removeLanguages(ctx: TransactionContext, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`delete from professional_languages where voice_id = ${voiceId}`)
}
