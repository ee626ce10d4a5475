import type { VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { UnderstoodIn } from '#voices'
import { listLanguages } from './language-store.ts'

/** Returns the languages that each voice was found to speak when it was trained. */
export async function languagesOf(
  ctx: Context,
  voiceIds: readonly VoiceId[],
): Promise<ReadonlyMap<string, readonly UnderstoodIn[]>> {
  const found = new Map<string, UnderstoodIn[]>()
  for (const { voice_id: voiceId, language, model_id: modelId } of await listLanguages(ctx, voiceIds))
    found.set(voiceId, [...(found.get(voiceId) ?? []), { language, modelId }])
  return found
}
