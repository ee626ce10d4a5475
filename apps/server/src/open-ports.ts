import { availableParallelism } from 'node:os'
import path from 'node:path'
import { createMediaToolkit } from '@vireo/engine-media'
import {
  createMusicPool,
  createReferenceSpeaker,
  createSoundEffectsPool,
  createSpeechAnalysisPool,
  createSpeechPool,
  createVoiceCloningPool,
  createVoiceConversionPool,
  createVoiceIsolationPool,
} from '@vireo/engines'
import type { Logger } from 'pino'
import { type Config, instanceSecret } from './config.ts'
import { sizeGrants } from '#plans'
import { instanceSettingsOf } from './settings/instance-settings-of.ts'
import { openBilling } from './open-billing.ts'
import { openLiveSettings } from './settings/open-live-settings.ts'
import { openLocator } from './open-locator.ts'
import { openMarks, type OpenMarks } from './open-marks.ts'
import { openVideos } from './open-videos.ts'
import { type OpenAddressEngines, openAddressEngines } from './open-address-engines.ts'
import { addressEngineName } from './ports/address-engines.ts'
import { createInstalledVoices, type InstalledVoices } from './installed-voices.ts'
import { modelFolder, openCloning, openModels, openNeural } from './open-neural.ts'
import { watchModels } from './models/watch-models.ts'
import { referenceRecipes } from './reference-recipes.ts'
import { createAccessTokens } from './ports/access-tokens.ts'
import { type Captcha, noCaptcha } from './ports/captcha.ts'
import type { Clock } from './kernel/clock.ts'
import type { Database } from './kernel/database/database.ts'
import type { Ports } from './ports/ports.ts'
import type { Storage } from './ports/storage.ts'
import { createVault } from './kernel/vault.ts'
import { createMemoryConcurrencyGate } from './adapters/concurrency/concurrency-memory.ts'
import { createPostgresConcurrencyGate } from './adapters/concurrency/concurrency-postgres.ts'
import { createAltchaCaptcha } from './adapters/captcha-altcha.ts'
import { createRecaptcha } from './adapters/captcha-recaptcha.ts'
import { createSmsGatewayCarrier } from './adapters/sms-http.ts'
import { createNameSystem } from './adapters/names-dns.ts'
import { createOutbound } from './adapters/outbound-http.ts'
import { createManifests } from './adapters/provenance/create-manifests.ts'
import { signedEngines } from './adapters/provenance/signed-engines.ts'
import { createDiskStorage } from './adapters/storage-disk.ts'
import { createWrittenFrames } from './adapters/written-frames.ts'
import { projectRoot } from './project-root.ts'

/** Every speech engine that comes with the product, by the name that recipes use. */
export const speechEngines = {
  flite: import.meta.resolve('@vireo/engine-flite'),
  espeak: import.meta.resolve('@vireo/engine-espeak'),
}

/** What speaks with the models that the operator installed. */
export const neuralSpeechEngine = import.meta.resolve('@vireo/engine-sherpa')

/** What speaks with engines by address. */
export const linkedSpeechEngine = import.meta.resolve('@vireo/engines/linked/linked-speech.ts')

/** What says recordings in another voice. */
export const voiceConversionEngine = import.meta.resolve('@vireo/engine-voice-conversion')

/** What makes voices of recordings. */
export const voiceCloningEngine = import.meta.resolve('@vireo/engine-voice-matching')

/** What makes sounds of words. */
export const soundEffectsEngine = import.meta.resolve('@vireo/engine-sound-effects')

/** What composes and plays music. */
export const musicEngine = import.meta.resolve('@vireo/engine-music')

/** What hears what is in a recording. */
export const speechAnalysisEngine = import.meta.resolve('@vireo/engine-speech-analysis')

export type OpenPortsParts = {
  readonly database: Database
  readonly embedded: boolean
  readonly nodeId: string
  readonly clock: Clock
  readonly log: Logger
}

export type OpenPorts = { readonly ports: Ports; close(): Promise<void> }

function openOutbound(config: Config, log: Logger) {
  const host = config.publicUrl.hostname
  return createOutbound({
    namedHosts: config.VIREO_OUTBOUND_HOSTS,
    ownHost: host,
    onOwnHostUnknown: (err) =>
      log.warn(
        { err, host },
        'nobody knows the host of VIREO_PUBLIC_URL: by another name it could be reached from here',
      ),
  })
}

/** Opens the adapters that the configuration chooses. */
export async function openPorts(config: Config, parts: OpenPortsParts): Promise<OpenPorts> {
  const media = createMediaToolkit(recordingWork(config))
  const storage = await openStorage(config)
  const neural = openNeural(config, storage)
  const outbound = openOutbound(config, parts.log)
  const vault = createVault(instanceSecret(config))
  const installed = createInstalledVoices()
  const addressEngines = openAddressEngines({ ...parts, vault, outbound, onShared: installed.adopt })
  const marks = openMarksOf(config)
  const manifests = openManifests(config)
  const engines = openEngines(config, { neural, addressEngines, marks, log: parts.log })
  const { speech } = engines
  const { models, abilities, unwatch } = await openInstalled(config, neural, { ...parts, installed, speech })
  await addressEngines.watch((err) => parts.log.warn({ err }, 'the engines by address could not be read'))
  // One process is exact with its own count; several have to ask the database they share.
  const gate = parts.embedded ? undefined : createPostgresConcurrencyGate(parts)
  const mail = await openMail(config)
  const live = await openSettings(config, parts, installed)
  const ports: Ports = {
    ...engines,
    ...signedEngines(engines, { manifests, patternOf: marks.patternOf }),
    marks,
    manifests,
    models,
    abilities,
    addressEngines,
    media,
    videos: await openVideos(config),
    storage,
    concurrency: gate ?? createMemoryConcurrencyGate(),
    vault,
    accessTokens: createAccessTokens(instanceSecret(config), parts.clock),
    captcha: openCaptcha(config, parts.clock),
    mail,
    sms: openSms(config),
    locator: await openLocator(config),
    outbound,
    names: createNameSystem(config.VIREO_DNS_SERVERS),
    frames: createWrittenFrames(path.join(projectRoot(), 'dist/web'), config.publicUrl),
    ...(await openBilling(config, { vault, outbound, clock: parts.clock })),
    ...live.ports,
  }
  return {
    ports,
    close: async () => {
      mail?.close()
      unwatch()
      addressEngines.close()
      live.close()
      await models.close()
      await Promise.all([
        ...Object.values(engines).map((engine) => engine.close()),
        media.close(),
        marks.close(),
        ports.videos.close(),
        gate?.close(),
      ])
      await neural.close()
    },
  }
}

function openMarksOf(config: Config): OpenMarks {
  const { VIREO_SOUND_MARK: areWritten, VIREO_SOUND_MARK_KEY: key } = config
  return openMarks({ instanceSecret: instanceSecret(config), areWritten, key }, recordingWork(config))
}

function openManifests(config: Config) {
  const { VIREO_SOUND_MANIFEST: areWritten, VIREO_SOUND_MARK_KEY: key, publicUrl } = config
  return createManifests({ instanceSecret: instanceSecret(config), origin: publicUrl.origin, areWritten, key })
}

/** Opens what the operator decided, of which some may change while the instance runs. */
async function openSettings(config: Config, { database, log }: OpenPortsParts, installed: InstalledVoices) {
  sizeGrantsAs(config)
  const base = instanceSettingsOf(config, installed)
  const { settings, liveSettings, watch, close } = openLiveSettings({ database, base, given: config.given })
  await watch((err) => log.warn({ err }, 'the settings of the instance could not be read'))
  return { ports: { settings, liveSettings }, close }
}

function sizeGrantsAs(config: Config): void {
  sizeGrants({
    grant_tier_1_2025_07_23: config.VIREO_GRANT_TIER_1_CREDITS,
    grant_tier_2_2025_07_23: config.VIREO_GRANT_TIER_2_CREDITS,
  })
}

/** Opens what installs models, and looks at what is installed. */
async function openInstalled(
  config: Config,
  host: ReturnType<typeof openNeural>,
  {
    speech,
    log,
    clock,
    installed,
  }: Pick<OpenPortsParts, 'log' | 'clock'> & Pick<Ports, 'speech'> & { readonly installed: InstalledVoices },
) {
  const onVoices = () => installed.refresh(models)
  const { models, abilities } = openModels(config, { host, speech, log, clock, onVoices })
  await installed.refresh(models)
  const unwatch = watchModels(modelFolder(config), () => {
    host
      .refresh()
      .then(onVoices)
      .catch((error: unknown) => log.warn({ err: error }, 'models that came or went could not be read'))
  })
  return { models, abilities, unwatch }
}

/** Creates the pools of engines. Their threads start at first use, except for those that speak. */
function openEngines(
  config: Config,
  {
    neural,
    addressEngines,
    marks: { pattern: mark },
    log,
  }: {
    readonly neural: ReturnType<typeof openNeural>
    readonly addressEngines: OpenAddressEngines
    readonly marks: OpenMarks
    readonly log: Logger
  },
): Pick<
  Ports,
  'speech' | 'voiceConversion' | 'voiceCloning' | 'voiceIsolation' | 'speechAnalysis' | 'soundEffects' | 'music'
> {
  const speech = createSpeechPool({
    workers: config.VIREO_WORKERS ?? availableParallelism(),
    engines: { ...speechEngines, sherpa: neuralSpeechEngine, [addressEngineName]: linkedSpeechEngine },
    mark,
    links: { sherpa: () => neural.connect(), [addressEngineName]: addressEngines.connect },
    onFault: (error) => log.error({ err: error }, 'the speech pool survived what should not have happened'),
  })
  const work = recordingWork(config)
  const voiceConversion = createVoiceConversionPool({
    ...work,
    mark,
    engine: voiceConversionEngine,
  })
  const matching = createVoiceCloningPool({
    ...work,
    method: 'acoustic_matching',
    engine: voiceCloningEngine,
    speechEngines,
  })
  const voiceCloning = openCloning(neural, matching)
  const speechAnalysis = createSpeechAnalysisPool({
    ...work,
    engine: speechAnalysisEngine,
    speakReference: createReferenceSpeaker(speech, referenceRecipes),
  })
  const voiceIsolation = createVoiceIsolationPool(work)
  const soundEffects = createSoundEffectsPool({ ...work, mark, engine: soundEffectsEngine })
  const music = createMusicPool({ ...work, mark, engine: musicEngine })
  return { speech, voiceConversion, voiceCloning, voiceIsolation, speechAnalysis, soundEffects, music }
}

/**
 * Determines the threads that work on recordings, at least two by default, so that one workspace never occupies the
 * only one.
 */
function recordingWork(config: Config) {
  const workers = config.VIREO_RECORDING_WORKERS ?? Math.max(2, availableParallelism() >> 1)
  return { workers, waitingPerShare: config.VIREO_WAITING_PER_WORKSPACE }
}

/** Opens the storage of recordings that is configured: the disk or a bucket. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.VIREO_STORAGE === 'disk') return createDiskStorage(path.join(config.dataDir, 'files'))
  // The client for buckets is large; an instance on a disk never loads it.
  const { createS3Storage } = await import('./adapters/storage-s3.ts')
  return createS3Storage({
    bucket: config.VIREO_S3_BUCKET ?? '',
    region: config.VIREO_S3_REGION,
    endpoint: config.VIREO_S3_ENDPOINT,
    accessKeyId: config.VIREO_S3_ACCESS_KEY_ID,
    secretAccessKey: config.VIREO_S3_SECRET_ACCESS_KEY,
  })
}

/** Creates the SMTP carrier if it is configured; only then is its library loaded. */
async function openMail(config: Config) {
  if (config.VIREO_SMTP_URL === undefined) return undefined
  const { createSmtpCarrier } = await import('./adapters/mail-smtp.ts')
  const from = config.VIREO_MAIL_FROM ?? `Vireo <no-reply@${config.publicUrl.hostname}>`
  return createSmtpCarrier({ url: config.VIREO_SMTP_URL, from })
}

function openCaptcha(config: Config, clock: Clock): Captcha {
  const { VIREO_CAPTCHA: kind, VIREO_RECAPTCHA_SITE_KEY: siteKey = '', VIREO_RECAPTCHA_SECRET: secret = '' } = config
  if (kind === 'off') return noCaptcha
  if (kind === 'altcha') return createAltchaCaptcha(instanceSecret(config), clock)
  return createRecaptcha({ siteKey, secret, hostname: config.publicUrl.hostname })
}

function openSms({ VIREO_SMS_URL: url, VIREO_SMS_TOKEN: token }: Config) {
  return url ? createSmsGatewayCarrier({ url, token }) : undefined
}
