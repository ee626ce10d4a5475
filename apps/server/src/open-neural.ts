import path from 'node:path'
import { integratedLoudness } from '@vireo/audio'
import {
  baseOf,
  capabilitiesOf,
  createSherpaEngines,
  createZeroShotCloning,
  isFamily,
  readBase,
  readModel,
  SherpaHost,
  type SherpaModel,
  whySherpaIsMissing,
} from '@vireo/engine-sherpa'
import { writePhonemeData } from '@vireo/engine-espeak'
import { EngineError, type EngineSet, joinEngineSets, type SpeechEngine, type VoiceCloningEngine } from '@vireo/engines'
import type { Logger } from 'pino'
import { createPocketSphinx } from './adapters/pocketsphinx.ts'
import type { Config } from './config.ts'
import type { Clock } from './kernel/clock.ts'
import { type addModel, ModelKeeper, offeredModels } from './models/index.ts'
import { sentenceIn, tryModel } from './models/try-model.ts'
import type { UsedModel } from './models/used-model.ts'
import type { Storage } from './ports/storage.ts'
import { referenceRecipes } from './reference-recipes.ts'

/** A reference is a few seconds; what is larger is none. */
const referenceBytesMax = 8 * 2 ** 20

/** What is set about models. */
export type ModelSettings = Pick<Config, 'dataDir' | 'VIREO_MODELS_MIRROR' | 'VIREO_MODELS_CATALOGUE'>

/** Answers the folder in which models are installed. */
export function modelFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'models')
}

/** Explains why neural models cannot run on this machine; undefined when they can. */
export function whyNeuralIsMissing(): string | undefined {
  return whySherpaIsMissing()
}

/** Creates the host of neural models, which starts nothing until somebody speaks with one. */
export function openNeural(config: Pick<Config, 'dataDir'>, storage: Storage): SherpaHost {
  return new SherpaHost({ folder: modelFolder(config), readReference: (key) => readWhole(storage, key) })
}

/** Opens the models of an instance beside its server; clones are not spoken with. */
export function openInstalledModels(config: ModelSettings) {
  const host = new SherpaHost({ folder: modelFolder(config), readReference: () => Promise.resolve(undefined) })
  return { host, openWith: (parts: Omit<NeuralParts, 'host'>) => openModels(config, { host, ...parts }) }
}

/** Opens cloning by imitation with the models there are at the time; without one, `matching` clones alone. */
export function openCloning(host: SherpaHost, matching: VoiceCloningEngine): VoiceCloningEngine {
  return createZeroShotCloning({ host, otherwise: matching })
}

export type NeuralParts = {
  readonly host: SherpaHost
  readonly speech: SpeechEngine
  readonly log: Logger
  readonly clock: Clock
  /** Told whenever there may be other voices. */
  readonly onVoices: () => Promise<void>
  /** What this machine has beside models. */
  readonly recogniser?: EngineSet
  readonly manifests?: ConstructorParameters<typeof ModelKeeper>[0]['manifests']
}

/** Opens what installs models and makes them effective at once. */
export function openModels(
  config: ModelSettings,
  { host, speech, log, clock, onVoices, recogniser = createPocketSphinx(), ...parts }: NeuralParts,
): { readonly models: ModelKeeper; readonly abilities: EngineSet } {
  // What the operator installed goes before what the machine happens to have.
  const abilities = joinEngineSets(createSherpaEngines(host), recogniser)
  const voice = referenceRecipes('en')[0] ?? { engine: 'flite', base: 'slt', gainDb: 0 }
  const models = new ModelKeeper({
    folder: modelFolder(config),
    manifests: parts.manifests ?? offeredModels(config.VIREO_MODELS_CATALOGUE),
    install: { mirror: config.VIREO_MODELS_MIRROR },
    missing: whySherpaIsMissing,
    capabilitiesOf: ({ family, languages }) => (isFamily(family) ? capabilitiesOf(family, listed(languages)) : []),
    used: async () => {
      const found = await host.usable()
      return { models: found.models.map(usedModel), broken: found.broken }
    },
    onChange: async (name) => {
      await host.refresh(name)
      await onVoices()
    },
    tryOut: (model) =>
      tryModel(
        {
          speech,
          engines: abilities,
          voice,
          memoryBytes: () => host.memoryBytes,
          measureGains: (used) => measureGains(host, used),
        },
        model,
      ),
    onTried: async () => onVoices(),
    now: () => clock.now(),
    onFault: (error) => log.warn({ err: error }, 'a model made trouble'),
  })
  return { models, abilities }
}

/** A speaker is made as loud as all others in steps that nobody hears. */
const gainStepDb = 0.5
const targetLufs = -16

/** Measures how loud each speaker of a model is, on one sentence, and what is missing to the usual loudness. */
async function measureGains(host: SherpaHost, { name, speakers }: UsedModel): Promise<Record<string, number>> {
  const model = (await host.usable()).models.find((each) => each.name === name)
  const gains: Record<string, number> = {}
  if (!model) return gains
  for (const { base, locale } of speakers) {
    const { sid } = readBase(base)
    const text = sentenceIn(locale.split('-')[0] ?? locale)
    const { samples, sampleRateHz } = await host.speak({ model, text, speed: 1, seed: 1, sid, measures: false })
    const lufs = integratedLoudness(
      Float32Array.from(samples, (sample) => sample / 32_768),
      sampleRateHz,
    )
    if (Number.isFinite(lufs)) gains[base] = Math.round((targetLufs - lufs) / gainStepDb) * gainStepDb
  }
  return gains
}

function usedModel({ name, family, languages, speakers }: SherpaModel): UsedModel {
  const named = speakers.map(({ sid, name: who, locale, gender, accent }) => ({
    base: baseOf(name, sid),
    name: who === '' ? name : who,
    locale,
    gender,
    accent,
  }))
  const [capability = 'speech', ...also] = capabilitiesOf(family, languages)
  return { name, capability, also, languages, speakers: named }
}

function listed(languages: unknown): readonly string[] {
  return Array.isArray(languages) ? languages.filter((language) => typeof language === 'string') : []
}

async function readWhole(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  const size = await storage.size(key)
  if (size === undefined || size > referenceBytesMax) return undefined
  const parts: Uint8Array[] = []
  for await (const part of storage.read(key)) parts.push(part)
  return Buffer.concat(parts)
}

/** Returns what is needed to add a model of the operator's own: what is offered here, what Piper's read with, who says what is wrong. */
export function addingParts(catalogue?: string): Parameters<typeof addModel>[2] {
  return {
    offered: offeredModels(catalogue),
    writePhonemes: async (folder, voice) => {
      const dictionary = `${voice.split('-', 1)[0] ?? voice}_dict`
      await writePhonemeData(folder, (file) => !file.endsWith('_dict') || file === dictionary)
    },
    whyUnusable: async (folder, name) => {
      try {
        return (await readModel(folder, name)) ? undefined : 'no engine here knows it'
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        return error.message.replace(/^the model \S+ cannot be used: /, '').replace(/; install it again$/, '')
      }
    },
  }
}
