import {
  EngineError,
  isSpeakable,
  type LoadSynthesizer,
  type Pronounced,
  type SpokenText,
  type Synthesizer,
} from '@vireo/engines'
import { fliteBases, fliteVoices, type FliteBase } from './bases.ts'
import { loadFlite, type FliteBinary } from './flite-binary.ts'
import { speakWithCommand } from './flite-command.ts'
import { FliteInstance, type Utterance, type UtteranceRequest } from './flite-instance.ts'
import { toIpa } from './phones.ts'
import { prosodyOf } from './prosody.ts'
import { spelledText } from './spelled-text.ts'
import { wordMarksOf } from './word-marks.ts'

/** An instance keeps what its longest utterance needed and loses a little with each: it is renewed in time. */
const utterancesPerInstance = 1000
const memoryBytesMax = 64 * 2 ** 20

type WarmLibrary = <T>(use: (instance: FliteInstance) => T) => T

/** Keeps one instance warm, renews it before it grows old, and never uses one again that failed. */
function warmLibrary(binary: Extract<FliteBinary, { kind: 'library' }>): WarmLibrary {
  let instance: FliteInstance | undefined = new FliteInstance(binary)
  let utterances = 0
  return (use) => {
    const current = instance ?? new FliteInstance(binary)
    instance = undefined
    const used = use(current)
    utterances++
    const isWorn = utterances >= utterancesPerInstance || current.memoryBytes > memoryBytesMax
    if (isWorn) utterances = 0
    instance = isWorn ? new FliteInstance(binary) : current
    return used
  }
}

function baseNamed(name: string): FliteBase {
  const base = fliteBases.find((candidate) => candidate.name === name)
  if (!base) throw new EngineError('unknown_voice', `flite has no voice "${name}"`)
  return base
}

/** Creates a synthesizer from a compiled flite of either kind. */
export function createFliteSynthesizer(binary: FliteBinary): Synthesizer {
  const library = binary.kind === 'library' ? warmLibrary(binary) : undefined
  const speakUtterance = (request: UtteranceRequest): Utterance =>
    binary.kind === 'library' && library
      ? library((instance) => instance.speak(request))
      : speakWithCommand(binary.module, request)

  return {
    voices: () => fliteVoices,
    find: (base) => fliteVoices.find((voice) => voice.base === base),
    speak(piece, onChunk): SpokenText {
      const base = baseNamed(piece.recipe.base)
      const { sampleRateHz } = base
      if (!isSpeakable(piece.text)) return { samples: 0, sampleRateHz, words: [] }
      const { text, spelled, replaced } = spelledText(piece, library !== undefined)
      if (!isSpeakable(text.text)) {
        throw new EngineError('silent', 'flite reads Latin letters and digits only', { retryable: false })
      }
      const { samples, tokens } = speakUtterance({
        text: text.text,
        ...(spelled && { spelled }),
        base,
        prosody: prosodyOf(piece, base),
        seed: piece.seed,
        onChunk: (chunk) => onChunk(chunk, sampleRateHz),
      })
      return { samples, sampleRateHz, words: wordMarksOf(text, tokens), ...(library && { replaced }) }
    },
    pronounce(piece): Pronounced {
      const base = baseNamed(piece.recipe.base)
      const { text, spelled, replaced } = spelledText(piece, library !== undefined)
      const phones =
        library && isSpeakable(piece.text) && isSpeakable(text.text)
          ? library((instance) =>
              instance.phonesOf({
                text: text.text,
                ...(spelled && { spelled }),
                base,
                prosody: prosodyOf(piece, base),
                seed: piece.seed,
              }),
            )
          : []
      return { ipa: phones.map(toIpa), takesSounds: library !== undefined, replaced }
    },
  }
}

let binary: Promise<FliteBinary> | undefined

/** Loads flite for this thread: about 100 ms the first time, 10 ms and 20 MB for every further one. */
export const loadSynthesizer: LoadSynthesizer = async () => createFliteSynthesizer(await (binary ??= loadFlite()))
