import { float, int32, int64, node, onnxModel, tensor, value } from './onnx.testing.ts'

/** Models of a few kilobytes that hear: who speaks when, what is heard, where commas belong, and once more what is said. */

const frameShift = 270

/** Hears one speaker wherever something is louder than nothing. */
function segmentation(): Buffer {
  return onnxModel({
    inputs: [value('x', float, [1, 1, 'samples'])],
    outputs: [value('y', float, [1, 'frames', 7])],
    constants: [
      tensor('quiet', float, [1], [-0.02]),
      tensor('speaker', float, [1, 1, 7], [0, 300, 0, 0, 0, 0, 0]),
      tensor('nobody', float, [1, 1, 7], [0, 0, -9, -9, -9, -9, -9]),
    ],
    nodes: [
      node('Abs', ['x'], 'level'),
      node('MaxPool', ['level'], 'pooled', { kernel_shape: [991], strides: [frameShift] }),
      node('Transpose', ['pooled'], 'frames', { perm: [0, 2, 1] }),
      node('Add', ['frames', 'quiet'], 'above'),
      node('Mul', ['above', 'speaker'], 'heard'),
      node('Add', ['heard', 'nobody'], 'y'),
    ],
    facts: {
      num_speakers: 3,
      powerset_max_classes: 2,
      num_classes: 7,
      sample_rate: 16_000,
      window_size: 160_000,
      receptive_field_size: 991,
      receptive_field_shift: frameShift,
    },
  })
}

/** Makes a model that prints a voice by its mean spectrum. */
export function voicePrint(): Buffer {
  return onnxModel({
    inputs: [value('x', float, [1, 'frames', 80])],
    outputs: [value('embedding', float, [1, 80])],
    constants: [],
    nodes: [node('ReduceMean', ['x'], 'embedding', { axes: [1], keepdims: 0 })],
    facts: { framework: 'wespeaker', language: 'English', output_dim: 80, sample_rate: 16_000, normalize_samples: 1 },
  })
}

/** Tells who speaks when: one person, wherever it is loud. */
export const tinyDiarization = {
  card: { languages: [], files: { segmentation: 'segmentation.onnx', embedding: 'embedding.onnx' } },
  files: () => ({ 'segmentation.onnx': segmentation(), 'embedding.onnx': voicePrint() }),
}

const marks = ['<unk>', '_', '，', '。', '？', '、']

function punctuation(): Buffer {
  return onnxModel({
    inputs: [value('inputs', int32, [1, 'n']), value('text_lengths', int32, [1])],
    outputs: [value('logits', float, [1, 'n', marks.length])],
    constants: [
      tensor('none', float, [1], [0]),
      tensor('inner', int64, [1], [2]),
      tensor(
        'plain',
        float,
        [1, 1, marks.length],
        marks.map((mark) => (mark === '_' ? 1 : 0)),
      ),
    ],
    nodes: [
      node('Cast', ['inputs'], 'numbers', { to: float }),
      node('Cast', ['text_lengths'], 'length', { to: float }),
      node('Mul', ['numbers', 'none'], 'nothing'),
      node('Mul', ['length', 'none'], 'neither'),
      node('Add', ['nothing', 'neither'], 'flat'),
      node('Unsqueeze', ['flat', 'inner'], 'deep'),
      node('Add', ['deep', 'plain'], 'logits'),
    ],
    facts: { tokens: '<unk>|word', vocab_size: 2, punctuations: marks.join('|'), unk_symbol: '<unk>' },
  })
}

/** Puts a stop at the end, as the library does where the model sees none. */
export const tinyPunctuation = {
  card: { languages: ['en', 'zh'], files: { model: 'model.onnx' } },
  files: () => ({ 'model.onnx': punctuation() }),
}

function tagging(): Buffer {
  return onnxModel({
    inputs: [value('x', float, [1, 'frames', 80]), value('x_lens', int64, [1])],
    outputs: [value('logits', float, [1, 2])],
    constants: [
      tensor('quiet', float, [1], [6]),
      tensor('none', float, [1], [0]),
      tensor('inner', int64, [1], [1]),
      tensor('sides', float, [1, 2], [1, -1]),
    ],
    nodes: [
      node('ReduceMax', ['x'], 'peak', { axes: [1, 2], keepdims: 0 }),
      node('Add', ['peak', 'quiet'], 'above'),
      node('Unsqueeze', ['above', 'inner'], 'column'),
      node('Mul', ['column', 'sides'], 'scores'),
      node('Cast', ['x_lens'], 'length', { to: float }),
      node('Mul', ['length', 'none'], 'nothing'),
      node('Add', ['scores', 'nothing'], 'sum'),
      node('Sigmoid', ['sum'], 'logits'),
    ],
  })
}

/** Hears speech or silence. */
export const tinyTagging = {
  card: { languages: [], files: { model: 'model.onnx', labels: 'labels.csv' } },
  files: () => ({
    'model.onnx': tagging(),
    'labels.csv': 'index,mid,display_name\n0,/m/speech,"Speech"\n1,/m/silence,"Silence"\n',
  }),
}

const words = ['<unk>', '<s>', '</s>', '▁word']

function preprocessor(): Buffer {
  return onnxModel({
    inputs: [value('audio', float, [1, 'samples'])],
    outputs: [value('features', float, [1, 'frames', 1])],
    constants: [tensor('outer', int64, [1], [1])],
    nodes: [
      node('Abs', ['audio'], 'level'),
      node('Unsqueeze', ['level', 'outer'], 'row'),
      node('MaxPool', ['row'], 'pooled', { kernel_shape: [384], strides: [384] }),
      node('Transpose', ['pooled'], 'features', { perm: [0, 2, 1] }),
    ],
  })
}

function encoder(): Buffer {
  return onnxModel({
    inputs: [value('features', float, [1, 'frames', 1]), value('features_len', int32, [1])],
    outputs: [value('encoded', float, [1, 'frames', 1])],
    constants: [tensor('none', float, [1], [0])],
    nodes: [
      node('Cast', ['features_len'], 'length', { to: float }),
      node('Mul', ['length', 'none'], 'nothing'),
      node('Add', ['features', 'nothing'], 'encoded'),
    ],
  })
}

/** Says "word" after the beginning where it is loud, and ends; `remembers` is the second of the two, which is given a state. */
function decoder(remembers: boolean): Buffer {
  const state = (name: string) => value(name, float, [1, 1])
  const follows = (pairs: Readonly<Record<string, string>>) =>
    words.flatMap((word) => words.map((next) => (pairs[word] === next ? 9 : 0)))
  return onnxModel({
    inputs: [
      value('tokens', int32, [1, 1]),
      value('encoded', float, [1, 'frames', 1]),
      value('seq_len', int32, [1]),
      ...(remembers ? [state('before')] : []),
    ],
    outputs: [value('logits', float, [1, 1, words.length]), state('after')],
    constants: [
      tensor('always', float, [4, 4], follows({ '<s>': '</s>', '▁word': '</s>' })),
      tensor('loudly', float, [4, 4], follows({ '<s>': '▁word' })),
      tensor('quiet', float, [1], [-0.05]),
      tensor('steep', float, [1], [100]),
      tensor('none', float, [1], [0]),
      tensor('fresh', float, [1, 1], [0]),
    ],
    nodes: [
      node('ReduceMax', ['encoded'], 'peak', { axes: [1], keepdims: 1 }),
      node('Add', ['peak', 'quiet'], 'above'),
      node('Relu', ['above'], 'loud'),
      node('Mul', ['loud', 'steep'], 'wanted'),
      node('Gather', ['always', 'tokens'], 'usual'),
      node('Gather', ['loudly', 'tokens'], 'heard'),
      node('Mul', ['heard', 'wanted'], 'words'),
      node('Add', ['usual', 'words'], 'sum'),
      node('Cast', ['seq_len'], 'length', { to: float }),
      node('Mul', ['length', 'none'], 'nothing'),
      node('Add', ['sum', 'nothing'], 'logits'),
      node('Identity', [remembers ? 'before' : 'fresh'], 'after'),
    ],
  })
}

/** Writes down "word" where it is loud. */
export const tinyMoonshine = {
  card: {
    languages: ['en'],
    files: {
      preprocessor: 'preprocessor.onnx',
      encoder: 'encoder.onnx',
      uncachedDecoder: 'uncached.onnx',
      cachedDecoder: 'cached.onnx',
      tokens: 'tokens.txt',
    },
  },
  files: () => ({
    'preprocessor.onnx': preprocessor(),
    'encoder.onnx': encoder(),
    'uncached.onnx': decoder(false),
    'cached.onnx': decoder(true),
    'tokens.txt': words.map((word, id) => `${word} ${id}\n`).join(''),
  }),
}
