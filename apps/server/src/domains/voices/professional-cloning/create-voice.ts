import type { Context } from '#kernel/context.ts'
import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'

import { transaction } from '#kernel/transaction.ts'
import { addVoice, type VoiceRow } from '#voices'
import { libraryVoices } from '#voices/library/index.ts'
import { assertGroupsHaveRoom, assertMayClone } from './policy.ts'
import { insertProfessionalVoice } from './professional-voice-store.ts'
import { refreshFineTuning } from './refresh-fine-tuning.ts'

/** Begins a professional voice. It speaks once it has recordings, is verified and trained. */
export async function createVoice(
  ctx: Context,
  { name, language, description, labels }: Input<typeof professionalCloningEndpoints.create>,
): Promise<VoiceRow> {
  await assertMayClone(ctx)
  const spoken = spokenLanguage(language)
  return transaction(ctx, async (ctx) => {
    const voice = await addVoice(ctx, {
      name,
      description: description ?? null,
      category: 'professional',
      labels: labels ?? {},
      language: spoken,
      recipe: null,
      method: null,
      requires_verification: true,
    })
    await assertGroupsHaveRoom(ctx)
    await insertProfessionalVoice(ctx, voice.id)
    return refreshFineTuning(ctx, voice)
  })
}

const primaries = new Set(libraryVoices.flatMap(({ languages }) => languages.map(canonicalLanguage)))

/** Returns the canonical form of a language that some model here speaks. Throws `unsupported_language`. */
export function spokenLanguage(language: string): string {
  if (primaries.has(canonicalLanguage(language))) return Intl.getCanonicalLocales(language)[0] ?? language
  throw new AppError('unsupported_language', { message: 'No voice here speaks this language.', param: 'language' })
}
