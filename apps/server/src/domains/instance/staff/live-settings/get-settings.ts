import type { LiveSettingName, LiveSettings, LiveSettingsState } from '@vireo/contracts/staff'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'

type Source = LiveSettingsState['sources'][LiveSettingName]

/** Reads the settings that may change while the instance runs, for whoever runs it. Throws `operator_only`. */
export async function getSettings(ctx: With<'liveSettings' | 'settings'>): Promise<LiveSettingsState> {
  await requireOperator(ctx)
  return stateOf(ctx)
}

/** Says what each setting is at the moment, and who decided it. */
export function stateOf(ctx: With<'liveSettings' | 'settings'>): LiveSettingsState {
  const { liveSettings } = ctx.ports
  const stored = liveSettings.stored()
  const sourceOf = (name: LiveSettingName): Source =>
    liveSettings.isGiven(name) ? 'environment' : name in stored ? 'stored' : 'default'
  return { values: valuesOf(ctx), sources: sourcesBy(sourceOf) }
}

function valuesOf({ ports: { settings } }: With<'settings'>): LiveSettings {
  return {
    sign_up: settings.signUp,
    contact_mail: settings.contactMail ?? null,
    reviews_published_voices: settings.reviewsPublishedVoices,
    moderated_terms: [...settings.moderatedTerms],
    referral_reward_credits: settings.referralRewardCredits,
    author_share_percent: settings.authorSharePercent,
  }
}

function sourcesBy(sourceOf: (name: LiveSettingName) => Source): LiveSettingsState['sources'] {
  return {
    sign_up: sourceOf('sign_up'),
    contact_mail: sourceOf('contact_mail'),
    reviews_published_voices: sourceOf('reviews_published_voices'),
    moderated_terms: sourceOf('moderated_terms'),
    referral_reward_credits: sourceOf('referral_reward_credits'),
    author_share_percent: sourceOf('author_share_percent'),
  }
}
