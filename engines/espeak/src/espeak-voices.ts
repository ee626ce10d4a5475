import type { EspeakLibrary, EspeakVoice } from '@echogarden/espeak-ng-emscripten'
import type { EngineVoice } from '@vireo/engines'

/** A base voice, resolved: what espeak must be given to load it, and where its melody lies. */
export type ResolvedVoice = {
  readonly identifier: string
  readonly language: string
  /** Lower and upper end of the melody in hertz, as the voice's file gives them. */
  readonly pitchHz: readonly [low: number, high: number]
}

const dataPath = '/usr/share/espeak-ng-data'
const defaultPitchHz = [82, 118] as const

/** Answers the name of a voice here: the last part of its identifier, `gmw/en-US`, in lower case. */
function baseOf(voice: EspeakVoice): string {
  return (voice.identifier.split('/').at(-1) ?? '').toLowerCase()
}

function pitchIn(voiceFile: string): readonly [number, number] | undefined {
  const match = /^\s*pitch\s+(\d+)\s+(\d+)/m.exec(voiceFile)
  return match ? [Number(match[1]), Number(match[2])] : undefined
}

/** Knows every voice and variant of the installed data by name, because espeak itself ignores names it cannot find. */
export class EspeakVoices {
  readonly all: readonly EngineVoice[]
  readonly #files: EspeakLibrary['FS']
  readonly #byName = new Map<string, EspeakVoice>()
  readonly #variants: ReadonlySet<string>
  readonly #resolved = new Map<string, ResolvedVoice>()

  constructor(files: EspeakLibrary['FS'], voices: readonly EspeakVoice[], sampleRateHz: number) {
    this.#files = files
    this.#variants = new Set(files.readdir(`${dataPath}/voices/!v`).filter((name) => !name.startsWith('.')))
    for (const voice of voices) this.#byName.set(baseOf(voice), voice)
    for (const voice of voices) {
      for (const { name } of voice.languages) if (!this.#byName.has(name)) this.#byName.set(name, voice)
    }
    this.all = voices.map((voice) => ({
      base: baseOf(voice),
      languages: [...new Set(voice.languages.map(({ name }) => name))],
      sampleRateHz,
    }))
  }

  /** `en-us`, `cmn`, `en-us+f3`; a language such as `fr-fr` finds the voice that speaks it first. */
  find(base: string): ResolvedVoice | undefined {
    const known = this.#resolved.get(base)
    if (known) return known
    const [name = '', variant, ...rest] = base.split('+')
    const voice = this.#byName.get(name.toLowerCase())
    if (!voice || rest.length > 0 || (variant !== undefined && !this.#variants.has(variant))) return undefined
    const own = this.#read(`${dataPath}/lang/${voice.identifier}`)
    const bent = variant === undefined ? undefined : this.#read(`${dataPath}/voices/!v/${variant}`)
    const resolved = {
      identifier: variant === undefined ? voice.identifier : `${voice.identifier}+${variant}`,
      language: baseOf(voice).split('-')[0] ?? '',
      pitchHz: bent ?? own ?? defaultPitchHz,
    }
    this.#resolved.set(base, resolved)
    return resolved
  }

  #read(path: string): readonly [number, number] | undefined {
    try {
      return pitchIn(this.#files.readFile(path, { encoding: 'utf8' }))
    } catch {
      // A few voices live beside their language's folder; the default melody is theirs as well.
      return undefined
    }
  }
}
