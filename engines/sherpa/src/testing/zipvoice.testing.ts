import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { float, int64, node, onnxModel, tensor, value } from './onnx.testing.ts'

/**
 * A model of a few kilobytes with the inputs, outputs and facts of ZipVoice. The real library loads and runs it as it
 * would the real one: text becomes phonemes, phonemes frames, frames a spectrum, that a waveform. It hums at 94 Hz
 * with formants instead of speaking, longer for longer texts, quietly between words, faintly coloured by the reference.
 */

/** The spectrum that the vocoder here takes. */
export const melBins = 100
const framesPerPhoneme = 6
const spectrumBins = 513
/** What the vocoder here gives. */
export const sampleRateHz = 24_000

const silentTokens = ['_', ' ', '.', ',', '?', '!', ';', ':', "'"]
const soundedTokens = [...'abcdefghijklmnopqrstuvwxyzəɪɛæʌɔʊθðʃʒŋɹɡːɑɐɾɜɚɒɫʔ']

/** How loud a phoneme hums; pauses do not. */
const loudness = [...silentTokens.map(() => -1.5), ...soundedTokens.map((_, at) => 0.35 + (at % 5) * 0.05)]

const framesOf = (name: string) => value(name, float, [1, 'frames', melBins])

/** tokens, prompt tokens, prompt frames, speed → one vector for each frame; those of the prompt come first. */
function textEncoder(): Buffer {
  return onnxModel({
    inputs: [
      value('tokens', int64, [1, 'n']),
      value('prompt_tokens', int64, [1, 'm']),
      value('prompt_features_len', int64, [1]),
      value('speed', float, [1]),
    ],
    outputs: [framesOf('text_condition')],
    constants: [
      tensor('zero', int64, [], [0]),
      tensor('one', int64, [], [1]),
      tensor('first', int64, [1], [0]),
      tensor('second', int64, [1], [1]),
      tensor('around', int64, [2], [0, 2]),
      tensor('each', float, [1], [framesPerPhoneme]),
      tensor('wide', int64, [3], [1, 1, melBins]),
      tensor('loudness', float, [loudness.length], loudness),
    ],
    nodes: [
      node('Shape', ['tokens'], 'shape'),
      node('Gather', ['shape', 'second'], 'count'),
      node('Cast', ['count'], 'phonemes', { to: float }),
      node('Mul', ['phonemes', 'each'], 'slow'),
      node('Div', ['slow', 'speed'], 'exact'),
      node('Ceil', ['exact'], 'whole'),
      node('Cast', ['whole'], 'counted', { to: int64 }),
      node('Squeeze', ['counted', 'first'], 'end'),
      node('Range', ['zero', 'end', 'one'], 'frame'),
      node('Cast', ['frame'], 'at', { to: float }),
      node('Mul', ['at', 'phonemes'], 'scaled'),
      node('Div', ['scaled', 'whole'], 'place'),
      node('Floor', ['place'], 'floored'),
      node('Cast', ['floored'], 'index', { to: int64 }),
      node('Squeeze', ['tokens', 'first'], 'row'),
      node('Gather', ['row', 'index'], 'spoken'),
      node('Gather', ['loudness', 'spoken'], 'hummed'),
      node('ConstantOfShape', ['prompt_features_len'], 'prompt'),
      node('Concat', ['prompt', 'hummed'], 'all', { axis: 0 }),
      node('Unsqueeze', ['all', 'around'], 'column'),
      node('Expand', ['column', 'wide'], 'text_condition'),
    ],
  })
}

/** Moves noise towards the text, and a little towards the reference. */
function flowDecoder(): Buffer {
  return onnxModel({
    inputs: [
      value('t', float, [1]),
      framesOf('x'),
      framesOf('text_condition'),
      framesOf('speech_condition'),
      value('guidance_scale', float, [1]),
    ],
    outputs: [framesOf('v')],
    constants: [
      tensor('back', float, [1], [-0.9]),
      tensor('some', float, [1], [0.05]),
      tensor('none', float, [1], [0]),
    ],
    nodes: [
      node('Mul', ['x', 'back'], 'away'),
      node('ReduceMean', ['speech_condition'], 'colour', { axes: [1], keepdims: 1 }),
      node('Mul', ['colour', 'some'], 'faint'),
      node('Add', ['away', 'text_condition'], 'towards'),
      node('Add', ['towards', 'faint'], 'moved'),
      node('Mul', ['t', 'guidance_scale'], 'unused'),
      node('Mul', ['unused', 'none'], 'nothing'),
      node('Add', ['moved', 'nothing'], 'v'),
    ],
    facts: {
      version: 1,
      feat_dim: melBins,
      sample_rate: sampleRateHz,
      n_fft: 1024,
      hop_length: 256,
      window_length: 1024,
      num_mels: melBins,
    },
  })
}

/** Makes the spectrum of a vowel, as loud as the frame; no phase, so that every hop is a glottal pulse. */
export function vocoder(): Buffer {
  const spectrum = (name: string) => value(name, float, [1, spectrumBins, 'frames'])
  const bump = (hz: number, centre: number, width: number) => Math.exp(-(((hz - centre) / width) ** 2))
  const formants = Array.from({ length: spectrumBins }, (_, bin) => {
    const hz = (bin * sampleRateHz) / 1024
    return bin < 3 ? 0 : 8000 * bump(hz, 600, 300) + 4000 * bump(hz, 1500, 500) + 2000 * bump(hz, 2800, 700)
  })
  return onnxModel({
    inputs: [value('mels', float, [1, melBins, 'frames'])],
    outputs: [spectrum('mag'), spectrum('x'), spectrum('y')],
    constants: [
      tensor('formants', float, [1, spectrumBins, 1], formants),
      tensor('one', float, [1], [1]),
      tensor('none', float, [1], [0]),
    ],
    nodes: [
      node('ReduceMean', ['mels'], 'level', { axes: [1], keepdims: 1 }),
      node('Sigmoid', ['level'], 'loud'),
      node('Mul', ['loud', 'formants'], 'mag'),
      node('Mul', ['mag', 'none'], 'y'),
      node('Add', ['y', 'one'], 'x'),
    ],
    facts: {
      model_type: 'vocos',
      n_fft: 1024,
      hop_length: 256,
      win_length: 1024,
      center: 1,
      normalized: 0,
      window_type: 'hann',
      pad_mode: 'reflect',
    },
  })
}

/** What the library needs of espeak-ng to read English, out of the package that another engine uses. */
export async function writePhonemeData(folder: string): Promise<void> {
  const script = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten')
  const packed = await readFile(path.join(path.dirname(script), 'espeak-ng.data'))
  const listing = await readFile(script, 'utf8')
  for (const [, file = '', start, end] of listing.matchAll(
    /filename:"\/usr\/share\/espeak-ng-data\/([^"]+)",start:(\d+),end:(\d+)/g,
  )) {
    if (!/^(phon|intonations|en_dict|lang\/gmw\/en)/.test(file)) continue
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, packed.subarray(Number(start), Number(end)))
  }
}

/** Puts the tiny model into a folder of models, as the installer would leave a real one. */
export async function installTinyModel(folder: string, name = 'tiny-zipvoice'): Promise<void> {
  const home = path.join(folder, name)
  await mkdir(home, { recursive: true })
  const tokens = [...silentTokens, ...soundedTokens].map((token, id) => `${token}\t${id}\n`).join('')
  const card = {
    engine: 'sherpa',
    family: 'zipvoice',
    languages: ['en', 'zh'],
    sampleRateHz,
    steps: 4,
    files: {
      tokens: 'tokens.txt',
      lexicon: 'lexicon.txt',
      encoder: 'encoder.onnx',
      decoder: 'decoder.onnx',
      vocoder: 'vocoder.onnx',
      dataDir: 'espeak-ng-data',
    },
  }
  await Promise.all([
    writeFile(path.join(home, 'encoder.onnx'), textEncoder()),
    writeFile(path.join(home, 'decoder.onnx'), flowDecoder()),
    writeFile(path.join(home, 'vocoder.onnx'), vocoder()),
    writeFile(path.join(home, 'tokens.txt'), tokens),
    writeFile(path.join(home, 'lexicon.txt'), '你 n i\n好 h a o\n'),
    writeFile(path.join(home, 'model.json'), JSON.stringify(card)),
    writePhonemeData(path.join(home, 'espeak-ng-data')),
  ])
}
