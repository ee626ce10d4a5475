import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { float, int32, int64, node, onnxModel, tensor, value } from './onnx.testing.ts'
import { tinyDiarization, tinyMoonshine, tinyPunctuation, tinyTagging, voicePrint } from './more-ears.testing.ts'
import { tinyNemoTransducer, tinyStreamingTransducer, tinyTransducer } from './transducers.testing.ts'
import { tinyWhisper } from './whisper.testing.ts'

/**
 * Models of a few kilobytes with the inputs, outputs and facts of those that hear: they tell sound from silence, as far
 * as the real ones would tell speech from it.
 */

const vocabulary = ['<blk>', '<s>', '</s>', '▁word', '<|en|>', '<|NEUTRAL|>', '<|Speech|>', '<|withitn|>', '<|zh|>']
const features = 560

/** The number by which the model is told that it hears Chinese; it says so in its first token. */
const chinese = 3

/** Understands "word" wherever a frame is louder than `quiet`, which is measured on samples of 16 bits. */
function senseVoice(): Buffer {
  const size = vocabulary.length
  const prefix = [4, 5, 6, 7].flatMap((id) => vocabulary.map((_, at) => (at === id ? 9 : 0)))
  return onnxModel({
    inputs: [
      value('x', float, [1, 'frames', features]),
      value('x_length', int32, [1]),
      value('language', int32, [1]),
      value('text_norm', int32, [1]),
    ],
    outputs: [value('logits', float, [1, 'all', size])],
    constants: [
      tensor('quiet', float, [1], [-14.8]),
      tensor(
        'word',
        float,
        [1, 1, size],
        vocabulary.map((token) => (token === '▁word' ? 1 : 0)),
      ),
      tensor(
        'blank',
        float,
        [1, 1, size],
        vocabulary.map((token) => (token === '<blk>' ? 0.5 : 0)),
      ),
      tensor('prefix', float, [1, 4, size], prefix),
      tensor('chinese', int64, [1], [chinese]),
      tensor(
        'renamed',
        float,
        [1, 4, size],
        [...vocabulary.map((token) => (token === '<|zh|>' ? 20 : 0)), ...Array.from({ length: 3 * size }, () => 0)],
      ),
      tensor('none', float, [1], [0]),
    ],
    nodes: [
      node('ReduceMax', ['x'], 'peak', { axes: [2], keepdims: 1 }),
      node('Add', ['peak', 'quiet'], 'loud'),
      node('Mul', ['loud', 'word'], 'words'),
      node('Add', ['words', 'blank'], 'body'),
      node('Cast', ['language'], 'spoken', { to: int64 }),
      node('Equal', ['spoken', 'chinese'], 'named'),
      node('Cast', ['named'], 'share', { to: float }),
      node('Mul', ['share', 'renamed'], 'renaming'),
      node('Add', ['prefix', 'renaming'], 'told'),
      node('Concat', ['told', 'body'], 'all', { axis: 1 }),
      node('Add', ['x_length', 'language'], 'one'),
      node('Add', ['one', 'text_norm'], 'two'),
      node('Cast', ['two'], 'three', { to: float }),
      node('Mul', ['three', 'none'], 'nothing'),
      node('Add', ['all', 'nothing'], 'logits'),
    ],
    facts: {
      comment: 'tiny',
      vocab_size: size,
      lfr_window_size: 7,
      lfr_window_shift: 6,
      // As the real ones: samples as they come, not brought to ±1.
      normalize_samples: 0,
      with_itn: 14,
      without_itn: 15,
      lang_auto: 0,
      lang_zh: chinese,
      lang_en: 4,
      lang_ja: 11,
      lang_ko: 12,
      lang_yue: 7,
      neg_mean: Array.from({ length: features }, () => 0).join(','),
      inv_stddev: Array.from({ length: features }, () => 1).join(','),
    },
  })
}

function sileroVad(): Buffer {
  const state = (name: string) => value(name, float, [2, 1, 64])
  return onnxModel({
    inputs: [value('input', float, [1, 'n']), value('sr', int64, [1]), state('h'), state('c')],
    outputs: [value('output', float, [1, 1]), state('hn'), state('cn')],
    constants: [
      tensor('quiet', float, [1], [-0.02]),
      tensor('steep', float, [1], [300]),
      tensor('none', float, [1], [0]),
    ],
    nodes: [
      node('Abs', ['input'], 'level'),
      node('ReduceMax', ['level'], 'peak', { axes: [1], keepdims: 1 }),
      node('Add', ['peak', 'quiet'], 'above'),
      node('Mul', ['above', 'steep'], 'score'),
      node('Cast', ['sr'], 'rate', { to: float }),
      node('Mul', ['rate', 'none'], 'nothing'),
      node('Add', ['score', 'nothing'], 'sum'),
      node('Sigmoid', ['sum'], 'output'),
      node('Identity', ['h'], 'hn'),
      node('Identity', ['c'], 'cn'),
    ],
  })
}

/** Leaves everything as it is. */
function gtcrn(): Buffer {
  const cache = (name: string) => value(name, float, [1, 1])
  const spectrum = (name: string) => value(name, float, [1, 257, 1, 2])
  return onnxModel({
    inputs: [spectrum('mix'), cache('conv_cache'), cache('tra_cache'), cache('inter_cache')],
    outputs: [spectrum('enh'), cache('conv_out'), cache('tra_out'), cache('inter_out')],
    constants: [],
    nodes: [
      node('Identity', ['mix'], 'enh'),
      node('Identity', ['conv_cache'], 'conv_out'),
      node('Identity', ['tra_cache'], 'tra_out'),
      node('Identity', ['inter_cache'], 'inter_out'),
    ],
    facts: {
      model_type: 'gtcrn',
      comment: 'tiny',
      version: 1,
      sample_rate: 16_000,
      n_fft: 512,
      hop_length: 256,
      window_length: 512,
      window_type: 'hann_sqrt',
      conv_cache_shape: '1,1',
      tra_cache_shape: '1,1',
      inter_cache_shape: '1,1',
    },
  })
}

const models = {
  sense_voice: {
    card: { languages: ['en', 'zh'], files: { model: 'model.onnx', tokens: 'tokens.txt' } },
    files: () => ({
      'model.onnx': senseVoice(),
      'tokens.txt': vocabulary.map((token, id) => `${token} ${id}\n`).join(''),
    }),
  },
  whisper: tinyWhisper,
  moonshine: tinyMoonshine,
  transducer: tinyTransducer,
  nemo_transducer: tinyNemoTransducer,
  streaming_transducer: tinyStreamingTransducer,
  diarization: tinyDiarization,
  ct_punctuation: tinyPunctuation,
  zipformer_tagging: tinyTagging,
  silero_vad: { card: { languages: [], files: { model: 'model.onnx' } }, files: () => ({ 'model.onnx': sileroVad() }) },
  gtcrn: { card: { languages: [], files: { model: 'model.onnx' } }, files: () => ({ 'model.onnx': gtcrn() }) },
  speaker_embedding: {
    card: { languages: [], files: { model: 'model.onnx' } },
    files: () => ({ 'model.onnx': voicePrint() }),
  },
}

/** The families of which there are tiny models that hear. */
export type TinyEar = keyof typeof models

/** Puts a tiny model that hears into a folder of models, as the installer would leave a real one. */
export async function installTinyEar(
  folder: string,
  family: TinyEar,
  name = `tiny-${family.replaceAll('_', '-')}`,
): Promise<void> {
  const home = path.join(folder, name)
  await mkdir(home, { recursive: true })
  const { card, files } = models[family]
  for (const [file, content] of Object.entries(files())) await writeFile(path.join(home, file), content)
  await writeFile(path.join(home, 'model.json'), JSON.stringify({ engine: 'sherpa', family, ...card }))
}
