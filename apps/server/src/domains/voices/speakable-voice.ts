import type { VoiceRecipe } from '@vireo/engines'
import { AppError } from '../../kernel/errors.ts'
import type { Context } from '../../kernel/context.ts'
import type { FullContext } from '../../kernel/ports.ts'
import { findUser } from '../users/index.ts'
import { findSafety, type SafetyOf } from './find-safety.ts'
import { closestVoice as closestLibraryVoice, type LibraryVoice } from './library/library.ts'
import { defaultSettings, resolveSettings, type VoiceDelivery } from './resolve-settings.ts'
import type { VoiceSettingsRow } from './tables.ts'
import { getFromCatalogue } from './voice-catalogue.ts'
import { refusalOf, type VoiceCaller, type VoiceRefusal, type VoiceUse } from './voice-safety.ts'
import { findVoiceSettings } from './voice-settings-store.ts'
import { versionOf } from './voice-version.ts'

/** All that is needed to speak with a voice. */
export type SpeakableVoice = {
  readonly voiceId: string
  readonly name: string
  readonly category: LibraryVoice['category']
  readonly recipe: VoiceRecipe
  /** BCP 47 tags of what it speaks, its main one first. */
  readonly languages: readonly string[]
  readonly labels: Readonly<Partial<Record<'gender' | 'age' | 'descriptive', string>>>
  /** The workspace's own on top of the voice's. */
  readonly settings: VoiceDelivery
  /** Changes whenever the voice would sound different. */
  readonly version: string
  /** Its texts have to be judged before they are spoken. */
  readonly liveModeration: boolean
  /** The library voice that stands in where this one does not speak a language; undefined when nobody may. */
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
 * The gate that every route which speaks goes through: the voice as the caller's workspace speaks with it.
 * `voice_not_found` when there is none, `voice_access_denied` with the reason in `data` when a rule forbids it.
 */
export async function getSpeakableVoice(
  ctx: FullContext,
  voiceId: string,
  use: VoiceUse = 'text',
): Promise<SpeakableVoice> {
  const [voice, settings, safetyOf] = await Promise.all([
    getFromCatalogue(ctx, voiceId),
    findVoiceSettings(ctx, voiceId),
    findSafety(ctx),
  ])
  const safety = safetyOf(voice.voiceId)
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
  return speakable(voice, { safetyOf, caller }, settings)
}

type Rules = { readonly safetyOf: SafetyOf; readonly caller: VoiceCaller }

function speakable(voice: LibraryVoice, rules: Rules, own?: VoiceSettingsRow): SpeakableVoice {
  const { voiceId, name, category, recipe, languages, labels } = voice
  const mayStandIn = (other: LibraryVoice) => {
    const safety = rules.safetyOf(other.voiceId)
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
    version: versionOf(voice),
    liveModeration: rules.safetyOf(voiceId).liveModeration,
    standIn: (language) => {
      const closest = closestLibraryVoice(language, { labels }, mayStandIn)
      return closest && speakable(closest, rules)
    },
  }
}

/** Whoever is gone, or never was a person, is treated like anybody in probation. */
async function isCallerInProbation(ctx: Context): Promise<boolean> {
  const user = await findUser(ctx, ctx.actor.userId)
  return user?.is_in_probation ?? true
}
