import { EngineError, type PieceSpeaker } from '@vireo/engines'
import { rehearse, type Rehearsal, type Stage } from './rehearsal.ts'

/** A voice that can be bent, and how it sounds when nothing is asked of it. */
export type BaseVoice = { readonly engine: string; readonly base: string } & Rehearsal

/** A base without any wishes. */
export type BaseName = Pick<BaseVoice, 'engine' | 'base'>

/** No clone is to sound as through a telephone. */
const leastRateHz = 16_000

const variants = ['', '+m1', '+m3', '+m4', '+m7', '+f1', '+f2', '+f3', '+f4', '+f5']
/** One short text is enough to tell bases apart. */
const texts = 1

/**
 * Lists the base voices for a language: English has recorded ones, others have variants of a formant voice. Throws
 * EngineError for an unknown language.
 */
async function namesFor(speaker: PieceSpeaker, language: string): Promise<BaseName[]> {
  if (language === 'en') {
    const voices = await speaker.voices('flite')
    const full = voices.filter(({ sampleRateHz }) => sampleRateHz >= leastRateHz)
    return full.map(({ base }) => ({ engine: 'flite', base }))
  }
  const engine = 'espeak'
  if (!(await speaker.has(engine, language))) {
    throw new EngineError('unknown_voice', `there is no voice for the language "${language}"`)
  }
  return variants.map((variant) => ({ engine, base: `${language}${variant}` }))
}

/** Knows how every base sounds; each is listened to once for as long as the thread lives. */
export class BaseVoices {
  readonly #heard = new Map<string, BaseVoice>()
  readonly #isLeftOut: (base: string) => boolean

  /** `isLeftOut` takes voices out of the choice, as a test does that clones one of them. */
  constructor(isLeftOut: (base: string) => boolean = () => false) {
    this.#isLeftOut = isLeftOut
  }

  async of(stage: Stage): Promise<readonly BaseVoice[]> {
    const names = await namesFor(stage.speaker, stage.language)
    const voices: BaseVoice[] = []
    for (const name of names.filter(({ base }) => !this.#isLeftOut(base))) {
      const key = `${name.engine}/${name.base}`
      const voice = this.#heard.get(key) ?? { ...name, ...(await rehearse({ ...name, gainDb: 0 }, texts, stage)) }
      this.#heard.set(key, voice)
      voices.push(voice)
    }
    return voices
  }
}
