import type { VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getOwnVoice, sharingOfVoices } from '#voices'
import { getSpeakableVoice } from '#voices/speaking/index.ts'
import { findDesignedVoice } from './designed-voice-store.ts'
import { type Accent, accentOfLanguage, accents, findAccent } from './recipes/accents.ts'
import type { RemixSource } from './recipes/remix-recipes.ts'

/** A voice that may be changed, with what holds for whatever is made of it. */
export type MixableVoice = RemixSource & {
  readonly verification: { readonly required: boolean; readonly done: boolean }
  /** The iteration that it is a preview of. */
  readonly iterationId: string | null
}

/**
 * Returns the voice or preview to be changed. Throws as `getSpeakableVoice` does, and `voice_mixing_not_allowed` for a
 * copy whose owner did not allow it and for a voice whose texts are judged.
 */
export async function getMixableVoice(ctx: With<'settings'>, voiceId: VoiceId): Promise<MixableVoice> {
  const preview = await findDesignedVoice(ctx, voiceId)
  if (preview) {
    return {
      recipe: preview.recipe,
      labels: preview.labels,
      accent: accentIn(preview.labels['accent'], preview.locale),
      verification: { required: preview.requires_verification, done: preview.is_verified },
      iterationId: preview.iteration_id,
    }
  }
  const voice = await getSpeakableVoice(ctx, voiceId)
  if (voice.liveModeration) throw new AppError('voice_mixing_not_allowed', { param: 'voice_id' })
  const labels = Object.fromEntries(
    Object.entries(voice.labels).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
  return {
    recipe: voice.recipe,
    labels,
    accent: accentIn(labels['accent'], voice.languages[0]),
    verification: voice.category === 'premade' ? { required: false, done: true } : await termsOf(ctx, voice.voiceId),
    iterationId: null,
  }
}

/**
 * Returns whether an own voice has to be verified, and is. Throws `voice_mixing_not_allowed` for copies that may not be
 * mixed.
 */
async function termsOf(ctx: Context, voiceId: VoiceId): Promise<MixableVoice['verification']> {
  const own = await getOwnVoice(ctx, voiceId, 'viewer')
  if (own.copied_from !== null) {
    const sharing = (await ctx.hooks.ask(sharingOfVoices, ctx, [voiceId])).get(voiceId)
    if (sharing?.voice_mixing_allowed !== true) throw new AppError('voice_mixing_not_allowed', { param: 'voice_id' })
  }
  return { required: own.requires_verification, done: own.is_verified }
}

/** Returns the accent of a voice; without a known one, that of its locale or language, or one made from it. */
function accentIn(name: string | undefined, locale: string): Accent {
  const language = canonicalLanguage(locale)
  const named = name === undefined ? undefined : findAccent(name)
  if (named?.language === language) return named
  const local = accents.find((accent) => accent.locale === locale)
  return local ?? accentOfLanguage(language) ?? { accent: name ?? language, language, locale, espeakBase: language }
}
