import type { HostMarkers } from '@vireo/contracts/actions'
import { contentFolders } from '#landing'
import { createVoiceAliases } from '#voices/aliases/index.ts'
import type { Config } from '../config.ts'
import type { InstanceSettings } from '../ports/ports.ts'
import { visitSettingsOf } from './visit-settings-of.ts'

/** Gathers what the operator decided and operations obey. */
export function instanceSettingsOf(
  config: Config,
  installedVoices: InstanceSettings['installedVoices'],
): InstanceSettings {
  return {
    publicUrl: config.publicUrl,
    contentUrl: config.contentUrl,
    hostMarkers: hostMarkersOf(config),
    signUp: config.VIREO_SIGN_UP,
    defaultTier: config.VIREO_DEFAULT_TIER,
    concurrencyOverride: config.VIREO_CONCURRENCY_OVERRIDE,
    staffDomains: config.VIREO_STAFF_DOMAINS,
    storageLimitBytes: storageLimitOf(config),
    isIsolatedEnvironment: config.VIREO_ISOLATED_ENVIRONMENT,
    authorSharePercent: config.VIREO_AUTHOR_SHARE_PERCENT,
    ...visitSettingsOf(config),
    moderatedTerms: termsIn((config.VIREO_MODERATED_TERMS ?? '').split(',')),
    offersSpeechVideos: config.VIREO_TEXT_TO_SPEECH_VIDEO,
    reviewsPublishedVoices: config.VIREO_REVIEW_PUBLISHED_VOICES,
    voiceAliases: createVoiceAliases(config.VIREO_VOICE_ALIASES),
    contentFolders: contentFolders(config.VIREO_CONTENT),
    contactMail: config.VIREO_CONTACT_MAIL,
    installedVoices,
  }
}

/** Converts the storage limit to bytes; 0 gigabytes mean that there is none. */
function storageLimitOf({ VIREO_STORAGE_LIMIT_GB: gigabytes }: Config): number | 'unlimited' | undefined {
  return gigabytes === 0 ? 'unlimited' : gigabytes && Math.round(gigabytes * 1_000_000_000)
}

/** Reads terms as they are looked for: in lower case, and however they were typed. */
export function termsIn(terms: readonly string[]): readonly string[] {
  return terms.map((term) => term.normalize('NFKC').trim().toLowerCase()).filter((term) => term !== '')
}

function hostMarkersOf(config: Config): HostMarkers {
  const marker = (text: string) => (text === '-' ? '' : text)
  return { reader: marker(config.VIREO_READER_HOST_MARKER), agents: marker(config.VIREO_AGENTS_HOST_MARKER) }
}
