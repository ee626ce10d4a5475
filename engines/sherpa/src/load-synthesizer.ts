import {
  correspond,
  createTakes,
  EngineError,
  estimateWordTimes,
  handOut,
  isSpeakable,
  paceOf,
  type EngineVoice,
  type LoadSynthesizer,
  type SpeechPiece,
  type Synthesizer,
} from '@vireo/engines'
import type { LinkAnswer, LinkAsk } from './messages.ts'

type Speech = Extract<LinkAnswer, { samples: Int16Array }>

/** A question without its number, one kind at a time. */
type Question = LinkAsk extends infer Ask ? (Ask extends LinkAsk ? Omit<Ask, 'id'> : never) : never

/** Languages whose models know Latin letters only. */
const latin: ReadonlySet<string> = new Set(
  'ca cs cy da de en es eu fi fr hr hu id is it lb lv ms nl no pl pt ro sk sl sq sv sw tr vi'.split(' '),
)

/** Tells whether a text holds anything that a model of these languages can read. */
function canRead(text: string, languages: readonly string[]): boolean {
  if (!languages.every((language) => latin.has(language))) {
    return languages.includes('zh') ? /[\p{N}\p{Script=Latin}\p{Script=Han}]/u.test(text) : /[\p{N}\p{L}]/u.test(text)
  }
  return /[\p{N}\p{Script=Latin}]/u.test(text)
}

/**
 * The part of the engine inside a speech worker. The model speaks elsewhere, ahead of time: `prepare` waits for it,
 * so that the worker goes on with other streams, and `speak` hands out what came.
 */
export const loadSynthesizer: LoadSynthesizer = async (link): Promise<Synthesizer> => {
  if (!link) throw new EngineError('unknown_voice', 'the neural engine has no host here')
  let voices: readonly EngineVoice[] = []
  const learn = (answer: LinkAnswer) => {
    if ('voices' in answer) voices = answer.voices
  }
  const ask = correspond<Question, LinkAnswer>(link, learn)
  learn(await ask({ ask: 'voices' }))
  const takes = createTakes(async (piece, { owner = '', signal }): Promise<Speech> => {
    const { text, recipe, seed } = piece
    const { base, reference } = recipe
    const request = { base, text, speed: paceOf(piece), seed, reference, owner }
    const spoken = await ask({ ask: 'speak', ...request }, signal)
    if (!('samples' in spoken)) throw new EngineError('crashed', 'the neural engine gave no samples')
    return spoken
  })

  /** Throws where the model would have nothing to say. */
  function assertReadable(piece: SpeechPiece): void {
    const voice = voices.find(({ base }) => base === piece.recipe.base)
    if (!voice || canRead(piece.text, voice.languages)) return
    throw new EngineError('silent', `${voice.base} reads ${voice.languages.join(', ')} only`, { retryable: false })
  }

  return {
    voices: () => voices,
    find: (base) => voices.find((voice) => voice.base === base),
    prepare(piece, wish) {
      if (!isSpeakable(piece.text)) return undefined
      assertReadable(piece)
      return takes.prepare(piece, wish)
    },
    speak(piece, onChunk) {
      const sampleRateHz = voices.find((voice) => voice.base === piece.recipe.base)?.sampleRateHz
      if (sampleRateHz === undefined) throw new EngineError('unknown_voice', `there is no model "${piece.recipe.base}"`)
      if (!isSpeakable(piece.text)) return { samples: 0, sampleRateHz, words: [] }
      const speech = takes.take(piece)
      if (speech.sampleRateHz !== sampleRateHz) {
        throw new EngineError(
          'garbage',
          `the model speaks at ${speech.sampleRateHz} Hz, not ${sampleRateHz} as it says`,
        )
      }
      const words = estimateWordTimes(piece.text, piece.language, speech.samples, sampleRateHz)
      return { samples: handOut(speech.samples, sampleRateHz, onChunk), sampleRateHz, words }
    },
  }
}
