import type { HostMarkers } from '@vireo/contracts/actions'
import type { LiveSettingName, LiveSettings as LiveValues } from '@vireo/contracts/staff'
import type { Tier } from '@vireo/contracts/users'
import type { EngineSet, VideoRenderer } from '@vireo/engines'
import type { AccessTokens } from './access-tokens.ts'
import type { AddressEngines } from './address-engines.ts'
import type { BillingProviders } from './billing-provider.ts'
import type { BillingWebhooks } from './billing-webhooks.ts'
import type { Captcha } from './captcha.ts'
import type { MailCarrier, SmsCarrier } from './carriers.ts'
import type { ConcurrencyGate } from './concurrency-gate.ts'
import type { Context } from '../kernel/context.ts'
import type {
  FairAnalysis,
  FairCloning,
  FairConversion,
  FairEffects,
  FairIsolation,
  FairMedia,
  FairMusic,
  FairSpeech,
  Marks,
} from './fair-engines.ts'
import type { Manifests } from './provenance/manifests.ts'
import type { Locator } from './geo.ts'
import type { NameSystem } from './names.ts'
import type { PageFrames } from './page-frames.ts'
import type { Outbound } from './outbound.ts'
import type { Marketplace } from './marketplace.ts'
import type { InstalledVoice, Models } from './models.ts'
import type { PayoutsProvider } from './payouts.ts'
import type { SalesProvider } from './sales.ts'
import type { Storage } from './storage.ts'
import type { Vault } from '../kernel/vault.ts'

/** The outside world, by capability. Slow, fallible, never inside a transaction. */
export type Ports = {
  readonly speech: FairSpeech
  readonly voiceConversion: FairConversion
  readonly voiceCloning: FairCloning
  /** Takes out of a recording what is no voice. */
  readonly voiceIsolation: FairIsolation
  /** Hears what is in a recording. */
  readonly speechAnalysis: FairAnalysis
  /** Makes sounds of words. */
  readonly soundEffects: FairEffects
  /** Composes and plays music. */
  readonly music: FairMusic
  /** Recognises what this instance made. */
  readonly marks: Marks
  /** Signs what this instance made, and reads what it signed. */
  readonly manifests: Manifests
  /** Installs models, and tells what is there. */
  readonly models: Models
  /** Who can do what not every instance can: recognise, tell speakers apart, translate … */
  readonly abilities: EngineSet
  /** Asks the engines that somebody named by their addresses. */
  readonly addressEngines: AddressEngines
  readonly media: FairMedia
  /** Makes videos of recordings. */
  readonly videos: VideoRenderer
  readonly storage: Storage
  readonly concurrency: ConcurrencyGate
  readonly accessTokens: AccessTokens
  /** What is encrypted or hashed under the instance key. */
  readonly vault: Vault
  readonly captcha: Captcha
  /** Absent: mails stay in the outbox. Only the mail slice's job uses it; slices call `sendMail`. */
  readonly mail: MailCarrier | undefined
  /** The same for text messages. */
  readonly sms: SmsCarrier | undefined
  readonly locator: Locator
  /** The only way to an address that a tenant gave. */
  readonly outbound: Outbound
  readonly names: NameSystem
  /** Writes public pages whose content is known only here. */
  readonly frames: PageFrames
  readonly billing: BillingProviders
  /** Which providers are heard, and how. */
  readonly billingWebhooks: BillingWebhooks
  /** Undefined where nobody comes from a marketplace. */
  readonly marketplace: Marketplace | undefined
  /** Undefined where nobody can be paid out. */
  readonly payouts: PayoutsProvider | undefined
  /** Undefined where people cannot sell anything. */
  readonly sales: SalesProvider | undefined
  readonly settings: InstanceSettings
  /** Those of the settings that may change while the instance runs. */
  readonly liveSettings: LiveSettings
}

/** What the operator decided and operations obey. */
export type InstanceSettings = {
  readonly publicUrl: URL
  /** Where what people made is shown to others; the public address where the operator named no other. */
  readonly contentUrl: URL
  /** Which hosts show the product as one of its variants. */
  readonly hostMarkers: HostMarkers
  readonly signUp: 'open' | 'invite' | 'closed'
  readonly defaultTier: Tier
  readonly concurrencyOverride: number | undefined
  /** Domains of mail addresses whose owners are staff, in lower case. */
  readonly staffDomains: readonly string[]
  /** Room for each workspace's recordings; undefined leaves it to the plan. */
  readonly storageLimitBytes: number | 'unlimited' | undefined
  /** This deployment keeps to itself: who has agreed on a plan does not change it here. */
  readonly isIsolatedEnvironment: boolean
  /** What authors get of what is left of a sale after refunds, in percent. */
  readonly authorSharePercent: number
  /** Visits of people who allow it are counted here. */
  readonly countsVisits: boolean
  /** Where events are told besides; undefined is nowhere. */
  readonly analyticsExport: { readonly url: string; readonly key: string } | undefined
  /** The script of a partner programme, loaded with consent only. */
  readonly affiliateScript: string | undefined
  /** What bringing somebody who pays gives, in credits; 0 is nothing. */
  readonly referralRewardCredits: number
  /** Lower case; texts for a voice with live moderation may not contain them. */
  readonly moderatedTerms: readonly string[]
  /** Speech is made into videos, so that the enterprise tier is offered sharing too. */
  readonly offersSpeechVideos: boolean
  /** Nobody else finds a voice that somebody published before the operator has looked at it. */
  readonly reviewsPublishedVoices: boolean
  readonly voiceAliases: VoiceAliases
  /** Folders of Markdown files that are public pages, the first that has one wins. */
  readonly contentFolders: readonly string[]
  /** Where people outside write to; undefined leaves it to the accounts that administer the instance. */
  readonly contactMail: string | undefined
  /** The voices that installed models bring along at the time. */
  readonly installedVoices: { list(): readonly InstalledVoice[] }
}

/** Settings that may change while the instance runs. Operations read them where all settings are. */
export type LiveSettings = {
  /** Whether the environment decides a setting, whatever is stored. */
  isGiven(name: LiveSettingName): boolean
  /** What was stored when one last looked. */
  stored(): Readonly<Partial<LiveValues>>
  /** Looks again, after a change. */
  refresh(): Promise<void>
}

/** Ids and names that clients know from elsewhere, and the house voices that stand for them. */
export type VoiceAliases = {
  /** By id, or by name whatever its case. */
  find(given: string): string | undefined
  readonly entries: readonly { readonly id: string; readonly name: string; readonly houseVoiceId: string }[]
}

/** What an operation gets at the door: the context and the outside world. */
export type FullContext = With<keyof Ports>

/** The context of an operation that needs these ports of the outside world and no others. */
export type With<Name extends keyof Ports> = Context & {
  readonly ports: Pick<Ports, Name>
  /** Aborts when the caller leaves before the answer is complete. */
  readonly signal: AbortSignal
}
