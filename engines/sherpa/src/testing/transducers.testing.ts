import { float, int32, int64, node, onnxModel, tensor, value } from './onnx.testing.ts'

/**
 * Transducers of a few kilobytes, each of an encoder that hears how loud it is, a decoder that knows whether something was
 * said, and a joiner that says "word" once where it is loud.
 */

const card = {
  languages: ['en'],
  files: { encoder: 'encoder.onnx', decoder: 'decoder.onnx', joiner: 'joiner.onnx', tokens: 'tokens.txt' },
}
const listed = (tokens: readonly string[]) => tokens.map((token, id) => `${token} ${id}\n`).join('')

/** What is louder than silence, on the logarithmic scale of features. */
const quiet = tensor('quiet', float, [1], [6])
const never = tensor('never', float, [1], [-1000])
const none = tensor('none', float, [1], [0])

const blankFirst = ['<blk>', '▁word', '<unk>']

/** From the last two tokens, whether one of them is a word. */
function decoder(): Buffer {
  return onnxModel({
    inputs: [value('y', int64, ['n', 2])],
    outputs: [value('decoder_out', float, ['n', 1])],
    constants: [],
    nodes: [
      node('Cast', ['y'], 'numbers', { to: float }),
      node('ReduceMax', ['numbers'], 'decoder_out', { axes: [1], keepdims: 1 }),
    ],
    facts: { vocab_size: blankFirst.length, context_size: 2 },
  })
}

function joiner(): Buffer {
  return onnxModel({
    inputs: [value('encoder_out', float, ['n', 1]), value('decoder_out', float, ['n', 1])],
    outputs: [value('logit', float, ['n', blankFirst.length])],
    constants: [
      quiet,
      never,
      tensor('word', float, [1, 3], [0, 1, 0]),
      tensor('blank', float, [1, 3], [0.5, 0, -1000]),
    ],
    nodes: [
      node('Add', ['encoder_out', 'quiet'], 'loud'),
      node('Relu', ['decoder_out'], 'said'),
      node('Mul', ['said', 'never'], 'again'),
      node('Add', ['loud', 'again'], 'wanted'),
      node('Mul', ['wanted', 'word'], 'words'),
      node('Add', ['words', 'blank'], 'logit'),
    ],
    facts: { joiner_dim: 1 },
  })
}

function wholeEncoder(): Buffer {
  return onnxModel({
    inputs: [value('x', float, [1, 'frames', 80]), value('x_lens', int64, [1])],
    outputs: [value('encoder_out', float, [1, 'frames', 1]), value('encoder_out_lens', int64, [1])],
    constants: [],
    nodes: [
      node('ReduceMax', ['x'], 'encoder_out', { axes: [2], keepdims: 1 }),
      node('Identity', ['x_lens'], 'encoder_out_lens'),
    ],
    facts: { model_type: 'zipformer2', version: 1 },
  })
}

/** Hears nine frames at a time, and moves on by four. */
function chunkEncoder(): Buffer {
  const state = (name: string) => value(name, float, [1, 1, 1])
  return onnxModel({
    inputs: [value('x', float, [1, 9, 80]), state('h'), state('c')],
    outputs: [value('encoder_out', float, [1, 1, 1]), state('next_h'), state('next_c')],
    constants: [],
    nodes: [
      node('ReduceMax', ['x'], 'encoder_out', { axes: [1, 2], keepdims: 1 }),
      node('Identity', ['h'], 'next_h'),
      node('Identity', ['c'], 'next_c'),
    ],
    facts: {
      model_type: 'lstm',
      version: 1,
      num_encoder_layers: 1,
      T: 9,
      decode_chunk_len: 4,
      rnn_hidden_size: 1,
      d_model: 1,
    },
  })
}

const filesOf = (encoder: () => Buffer) => () => ({
  'encoder.onnx': encoder(),
  'decoder.onnx': decoder(),
  'joiner.onnx': joiner(),
  'tokens.txt': listed(blankFirst),
})

/** A transducer that is given whole recordings. */
export const tinyTransducer = { card, files: filesOf(wholeEncoder) }

/** A transducer that hears while somebody speaks. */
export const tinyStreamingTransducer = { card, files: filesOf(chunkEncoder) }

const blankLast = ['▁word', '<unk>', '<blk>']

function nemoEncoder(): Buffer {
  return onnxModel({
    inputs: [value('audio_signal', float, [1, 80, 'frames']), value('length', int64, [1])],
    outputs: [value('outputs', float, [1, 1, 'frames']), value('encoded_lengths', int64, [1])],
    constants: [],
    nodes: [
      node('ReduceMax', ['audio_signal'], 'outputs', { axes: [1], keepdims: 1 }),
      node('Identity', ['length'], 'encoded_lengths'),
    ],
    facts: {
      vocab_size: blankLast.length - 1,
      subsampling_factor: 1,
      normalize_type: 'NA',
      pred_rnn_layers: 1,
      pred_hidden: 1,
      model_type: 'EncDecRNNTBPEModel',
      version: 2,
      feat_dim: 80,
    },
  })
}

function nemoDecoder(): Buffer {
  const state = (name: string) => value(name, float, [1, 1, 1])
  return onnxModel({
    inputs: [value('targets', int32, [1, 'n']), value('target_length', int32, [1]), state('states'), state('cells')],
    outputs: [
      value('outputs', float, [1, 1, 'n']),
      value('prednet_lengths', int32, [1]),
      state('next_states'),
      state('next_cells'),
    ],
    constants: [tensor('word', int64, [1], [0]), tensor('outer', int64, [1], [1])],
    nodes: [
      node('Cast', ['targets'], 'wide', { to: int64 }),
      node('Equal', ['wide', 'word'], 'isWord'),
      node('Cast', ['isWord'], 'said', { to: float }),
      node('Unsqueeze', ['said', 'outer'], 'outputs'),
      node('Identity', ['target_length'], 'prednet_lengths'),
      node('Identity', ['states'], 'next_states'),
      node('Identity', ['cells'], 'next_cells'),
    ],
  })
}

function nemoJoiner(): Buffer {
  return onnxModel({
    inputs: [value('encoder_outputs', float, [1, 1, 'n']), value('decoder_outputs', float, [1, 1, 'm'])],
    outputs: [value('outputs', float, [1, 'n', 'm', blankLast.length])],
    constants: [
      quiet,
      never,
      none,
      tensor('inner', int64, [1], [3]),
      tensor('word', float, [1, 1, 1, 3], [1, 0, 0]),
      tensor('blank', float, [1, 1, 1, 3], [0, -1000, 0.5]),
    ],
    nodes: [
      node('Add', ['encoder_outputs', 'quiet'], 'loud'),
      node('Mul', ['decoder_outputs', 'never'], 'again'),
      node('Add', ['loud', 'again'], 'wanted'),
      node('Unsqueeze', ['wanted', 'inner'], 'deep'),
      node('Mul', ['deep', 'word'], 'words'),
      node('Add', ['words', 'blank'], 'outputs'),
    ],
  })
}

/** A transducer as NeMo has them, Parakeet among them. */
export const tinyNemoTransducer = {
  card,
  files: () => ({
    'encoder.onnx': nemoEncoder(),
    'decoder.onnx': nemoDecoder(),
    'joiner.onnx': nemoJoiner(),
    'tokens.txt': listed(blankLast),
  }),
}
