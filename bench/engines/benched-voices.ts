import path from 'node:path'
import { baseOf, SherpaHost } from '@vireo/engine-sherpa'
import { createSpeechPool, type SpeechEngine, type VoiceRecipe } from '@vireo/engines'
import { libraryVoices } from '../../apps/server/src/domains/voices/voices/library/index.ts'
import type { ServerUnderTest } from '../server-under-test.ts'

/** A voice as the product and the bare engine both speak it. */
export type BenchedVoice = {
  readonly voiceId: string
  readonly name: string
  /** BCP 47 primary language. */
  readonly language: string
  readonly recipe: VoiceRecipe
}

/** Everything that is installed on the server, and the same engines without it. */
export type Bench = {
  /** One for each engine that comes with the product, and one for each installed model. */
  readonly perEngine: readonly BenchedVoice[]
  /** All that a recogniser of English can judge, and all speakers of installed models. */
  readonly all: readonly BenchedVoice[]
  readonly bare: SpeechEngine
  close(): Promise<void>
}

/** Opens the engines of a server, and those of its models folder, beside it. */
export async function openBench(server: ServerUnderTest): Promise<Bench> {
  const host = new SherpaHost({
    folder: path.join(server.dataDir, 'models'),
    readReference: () => Promise.resolve(undefined),
  })
  const bare = createSpeechPool({
    workers: 2,
    engines: {
      flite: import.meta.resolve('@vireo/engine-flite'),
      espeak: import.meta.resolve('@vireo/engine-espeak'),
      sherpa: import.meta.resolve('@vireo/engine-sherpa'),
    },
    warmEngines: ['flite', 'espeak'],
    links: { sherpa: () => host.connect() },
  })
  const own = libraryVoices.map(({ voiceId, name, labels, recipe }) => ({
    voiceId,
    name,
    recipe,
    language: labels.language,
  }))
  const installed = await installedVoices(server, host)
  const first = (is: (voice: BenchedVoice) => boolean) => own.filter(is).slice(0, 1)
  return {
    perEngine: [
      ...first(({ recipe }) => recipe.engine === 'flite'),
      ...first(({ recipe }) => recipe.engine === 'espeak'),
      ...installed.filter((voice, at) => installed.findIndex((other) => modelOf(other) === modelOf(voice)) === at),
    ],
    all: [...own.filter(({ language }) => language === 'en'), ...installed].filter(isWanted),
    bare,
    close: async () => {
      await bare.close()
      await host.close()
    },
  }
}

/** Tells whether a voice is among those of `BENCH_VOICES`, a list of names; all are where it is absent. */
function isWanted({ name }: BenchedVoice): boolean {
  const names = process.env['BENCH_VOICES']?.split(',')
  return names?.includes(name) ?? true
}

/** Names the model of an installed speaker, or the engine of another voice. */
export function modelOf({ recipe: { engine, base } }: BenchedVoice): string {
  return engine === 'sherpa' ? (base.split(/[/#:]/)[0] ?? base) : engine
}

type Shown = { readonly voice_id: string; readonly name: string }

async function installedVoices(server: ServerUnderTest, host: SherpaHost): Promise<BenchedVoice[]> {
  const answer = await fetch(`${server.url}/v2/voices?quality=natural&voice_type=default&page_size=100`, {
    headers: { 'xi-api-key': server.apiKey },
  })
  const { voices } = (await answer.json()) as { voices: readonly Shown[] }
  const { models } = await host.usable()
  const speakers = models.flatMap(({ name: model, speakers: all }) => all.map((speaker) => ({ ...speaker, model })))
  return voices.flatMap(({ voice_id: voiceId, name }) => {
    const found = speakers.find((speaker) => name === speaker.name || name === `${speaker.name} (${speaker.model})`)
    if (!found) return []
    const recipe = { engine: 'sherpa', base: baseOf(found.model, found.sid), gainDb: 0 }
    return [{ voiceId, name, recipe, language: found.locale.split('-')[0] ?? found.locale }]
  })
}
