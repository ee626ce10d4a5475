import { type LiveSettingName, type LiveSettings as Values, liveSettingVariables } from '@vireo/contracts/staff'
import { readStoredSettings } from '#staff'
import { termsIn } from './instance-settings-of.ts'
import type { Database } from '../kernel/database/database.ts'
import type { InstanceSettings, LiveSettings } from '../ports/ports.ts'

export type LiveSettingsParts = {
  readonly database: Pick<Database, 'db'>
  /** What the environment and the defaults say. */
  readonly base: InstanceSettings
  /** The names of the environment variables that somebody set. */
  readonly given: ReadonlySet<string>
}

/** Another process may have changed settings: this one looks so often. */
const lookEveryMs = 10_000

export type OpenLiveSettings = {
  /** All settings, of which those that may change are read anew each time. */
  readonly settings: InstanceSettings
  readonly liveSettings: LiveSettings
  /** Looks for the first time, and again and again until it is closed. */
  watch(onFault: (error: unknown) => void): Promise<void>
  close(): void
}

/** Opens the settings that may change while the instance runs. The environment wins over what is stored. */
export function openLiveSettings({ database, base, given }: LiveSettingsParts): OpenLiveSettings {
  let stored: Readonly<Partial<Values>> = {}
  let timer: NodeJS.Timeout | undefined
  const isGiven = (name: LiveSettingName) => given.has(liveSettingVariables[name])
  const refresh = async () => {
    stored = await readStoredSettings(database)
  }
  return {
    settings: changing(base, (name) => (isGiven(name) ? undefined : stored[name])),
    liveSettings: { isGiven, stored: () => stored, refresh },
    async watch(onFault) {
      await refresh()
      timer = setInterval(() => void refresh().catch(onFault), lookEveryMs).unref()
    },
    close: () => clearInterval(timer),
  }
}

function changing(
  base: InstanceSettings,
  stored: <N extends LiveSettingName>(name: N) => Values[N] | undefined,
): InstanceSettings {
  return {
    ...base,
    get signUp() {
      return stored('sign_up') ?? base.signUp
    },
    get contactMail() {
      const mail = stored('contact_mail')
      return mail === undefined ? base.contactMail : (mail ?? undefined)
    },
    get reviewsPublishedVoices() {
      return stored('reviews_published_voices') ?? base.reviewsPublishedVoices
    },
    get moderatedTerms() {
      const terms = stored('moderated_terms')
      return terms === undefined ? base.moderatedTerms : termsIn(terms)
    },
    get referralRewardCredits() {
      return stored('referral_reward_credits') ?? base.referralRewardCredits
    },
    get authorSharePercent() {
      return stored('author_share_percent') ?? base.authorSharePercent
    },
  }
}
