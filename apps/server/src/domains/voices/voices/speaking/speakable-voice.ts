import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceRecipe } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { addressEngineName } from '#ports/address-engines.ts'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'
import { findSafety, type SafetyOf } from '../safety/find-safety.ts'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'
import { closestVoice as closestLibraryVoice, type LibraryVoice } from '../library/library.ts'
import { defaultSettings, resolveSettings, type ResolvedSettings } from '../settings/resolve-settings.ts'
import type { VoiceSettingsRow } from '../tables.ts'
import { engineOfRecipe } from '../elsewhere/engine-of-recipe.ts'
import { getById } from '../library/voice-catalogue.ts'
import { refusalOf, type VoiceCaller, type VoiceRefusal, type VoiceUse } from '../safety/voice-safety.ts'
import { findVoiceSettings } from '../settings/voice-settings-store.ts'
import { versionOf } from './voice-version.ts'

/** Everything needed to speak with a voice. */
export type SpeakableVoice = {
  readonly voiceId: VoiceId
  readonly name: string
  readonly category: CatalogueVoice['category']
  readonly recipe: VoiceRecipe
  /** BCP 47 tags of what it speaks, its main one first. */
  readonly languages: CatalogueVoice['languages']
  readonly labels: CatalogueVoice['labels']
  /** Settings of the workspace over those of the voice. */
  readonly settings: ResolvedSettings
  /** What the voice says best, to be learned by; absent where its language's usual words do. */
  readonly preview: string | undefined
  /** Changes whenever the voice would sound different. */
  readonly version: string
  /** The engine on another machine that speaks it; undefined where it is spoken here. */
  readonly spokenElsewhereBy: string | undefined
  /** Whether its texts have to be judged before they are spoken. */
  readonly liveModeration: boolean
  /** Returns the library voice that stands in for a language this one does not speak; undefined where none may. */
  readonly standIn: (language: string) => SpeakableVoice | undefined
}

const sentences: Record<VoiceRefusal, string> = {
  banned: 'This voice is blocked.',
  captcha_required: 'Prove that this voice is yours before you speak with it.',
  copied_disabled: 'This voice is no longer shared with you.',
  live_moderation: 'This voice needs its texts to be judged, which this instance does not do.',
  needs_verification: 'This voice has to be verified before you speak with it.',
}

/**
 * Returns a voice as the caller's workspace speaks with it; every route that speaks goes through here. Throws
 * `voice_not_found` when there is none, `voice_access_denied` with the reason in `data` when a rule forbids it, and
 * `voice_not_ready` while there is nothing to speak with.
 */
export async function getSpeakableVoice(
  ctx: With<'settings'>,
  given: string,
  use: VoiceUse = 'text',
): Promise<SpeakableVoice> {
  const voiceId = await resolveVoiceId(ctx, given)
  const [voice, settings, safetyOf] = await Promise.all([
    getById(ctx, voiceId),
    findVoiceSettings(ctx, voiceId),
    findSafety(ctx),
  ])
  const safety = safetyOf(voice)
  const canModerate = ctx.ports.settings.moderatedTerms.length > 0
  const isInProbation = !safety.isVerified && (await isCallerInProbation(ctx))
  const caller = { isInProbation, use, canModerate }
  const refusal = refusalOf(safety, caller)
  if (refusal) {
    const isStudio = refusal === 'live_moderation' && use === 'studio'
    throw new AppError('voice_access_denied', {
      message: isStudio ? 'Live moderation voices are not available in Studio' : sentences[refusal],
      param: 'voice_id',
      data: { reason: refusal },
    })
  }
  const { recipe } = voice
  if (!recipe) throw new AppError('voice_not_ready', { param: 'voice_id' })
  const isElsewhere = recipe.engine === addressEngineName
  const elsewhere = isElsewhere ? await ctx.hooks.ask(engineOfRecipe, ctx, recipe) : undefined
  return { ...speakable({ ...voice, recipe }, { safetyOf, caller }, settings), spokenElsewhereBy: elsewhere?.name }
}

type Rules = { readonly safetyOf: SafetyOf; readonly caller: VoiceCaller }

type Ready = CatalogueVoice & { readonly recipe: VoiceRecipe }

function speakable(voice: Ready, rules: Rules, own?: VoiceSettingsRow): SpeakableVoice {
  const { voiceId, name, category, recipe, languages, labels, preview } = voice
  const mayStandIn = (other: LibraryVoice) => {
    const safety = rules.safetyOf(other)
    return refusalOf(safety, rules.caller) === undefined && !safety.liveModeration
  }
  return {
    voiceId,
    name,
    category,
    recipe,
    languages,
    labels,
    settings: resolveSettings({ settings: defaultSettings }, own),
    preview,
    version: versionOf(recipe),
    spokenElsewhereBy: undefined,
    liveModeration: rules.safetyOf(voice).liveModeration,
    standIn: (language) => {
      const closest = closestLibraryVoice(language, { labels }, mayStandIn)
      return closest && speakable(closest, rules)
    },
  }
}

/** Tells whether the caller is in probation; somebody who is gone, or never was a person, counts as if they were. */
async function isCallerInProbation(ctx: Context): Promise<boolean> {
  const user = await findUser(ctx, ctx.actor.userId)
  return user?.is_in_probation ?? true
}
