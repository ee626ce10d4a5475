import { EngineError, isSpeakable, type LoadSynthesizer, type SpokenText, type Synthesizer } from '@vireo/engines'
import { fliteBases, fliteVoices, type FliteBase } from './bases.ts'
import { toEnglishLetters } from './english-letters.ts'
import { loadFlite, type FliteBinary } from './flite-binary.ts'
import { speakWithCommand } from './flite-command.ts'
import { FliteInstance, type Utterance, type UtteranceRequest } from './flite-instance.ts'
import { prosodyOf } from './prosody.ts'
import { wordMarksOf } from './word-marks.ts'

/** An instance keeps what its longest utterance needed and loses a little with each: it is renewed in time. */
const utterancesPerInstance = 1000
const memoryBytesMax = 64 * 2 ** 20

type SpeakUtterance = (request: UtteranceRequest) => Utterance

/** Keeps one instance warm, renews it before it grows old, and never uses one again that failed. */
function warmLibrary(binary: Extract<FliteBinary, { kind: 'library' }>): SpeakUtterance {
  let instance: FliteInstance | undefined = new FliteInstance(binary)
  let utterances = 0
  return (request) => {
    const current = instance ?? new FliteInstance(binary)
    instance = undefined
    const utterance = current.speak(request)
    utterances++
    const isWorn = utterances >= utterancesPerInstance || current.memoryBytes > memoryBytesMax
    if (isWorn) utterances = 0
    instance = isWorn ? new FliteInstance(binary) : current
    return utterance
  }
}

function baseNamed(name: string): FliteBase {
  const base = fliteBases.find((candidate) => candidate.name === name)
  if (!base) throw new EngineError('unknown_voice', `flite has no voice "${name}"`)
  return base
}

/** Creates a synthesizer from a compiled flite of either kind. */
export function createFliteSynthesizer(binary: FliteBinary): Synthesizer {
  const speakUtterance: SpeakUtterance =
    binary.kind === 'library' ? warmLibrary(binary) : (request) => speakWithCommand(binary.module, request)

  return {
    voices: () => fliteVoices,
    find: (base) => fliteVoices.find((voice) => voice.base === base),
    speak(piece, onChunk): SpokenText {
      const base = baseNamed(piece.recipe.base)
      const { sampleRateHz } = base
      if (!isSpeakable(piece.text)) return { samples: 0, sampleRateHz, words: [] }
      const text = toEnglishLetters(piece.text)
      if (!isSpeakable(text.text)) {
        throw new EngineError('silent', 'flite reads Latin letters and digits only', { retryable: false })
      }
      const { samples, tokens } = speakUtterance({
        text: text.text,
        base,
        prosody: prosodyOf(piece, base),
        seed: piece.seed,
        onChunk: (chunk) => onChunk(chunk, sampleRateHz),
      })
      return { samples, sampleRateHz, words: wordMarksOf(text, tokens) }
    },
  }
}

let binary: Promise<FliteBinary> | undefined

/** Loads flite for this thread: about 100 ms the first time, 10 ms and 20 MB for every further one. */
export const loadSynthesizer: LoadSynthesizer = async () => createFliteSynthesizer(await (binary ??= loadFlite()))
