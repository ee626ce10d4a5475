import { float, int64, node, onnxModel, tensor, value } from './onnx.testing.ts'

const tokens = ['word', '<sot>', '<en>', '<de>', '<transcribe>', '<notimestamps>', '<eot>', '<translate>', '<nospeech>']
const size = tokens.length
const idOf = (token: string) => tokens.indexOf(token)
/** Which token follows which, where `wanted` does. */
const follows = (pairs: Readonly<Record<string, string>>) =>
  tokens.flatMap((token) => tokens.map((next) => (pairs[token] === next ? 9 : 0)))

/** Hears how loud it is at its loudest. */
function encoder(): Buffer {
  const cross = (name: string) => value(name, float, [1, 1, 1, 1])
  return onnxModel({
    inputs: [value('mel', float, [1, 80, 'frames'])],
    outputs: [cross('n_layer_cross_k'), cross('n_layer_cross_v')],
    constants: [tensor('outer', int64, [1], [0])],
    nodes: [
      node('ReduceMax', ['mel'], 'peak', { axes: [1, 2], keepdims: 1 }),
      node('Unsqueeze', ['peak', 'outer'], 'n_layer_cross_k'),
      node('Identity', ['n_layer_cross_k'], 'n_layer_cross_v'),
    ],
    facts: {
      model_type: 'whisper-tiny',
      version: 1,
      maintainer: 'tiny',
      n_mels: 80,
      n_audio_ctx: 1500,
      n_audio_state: 1,
      n_audio_head: 1,
      n_audio_layer: 1,
      n_vocab: size,
      n_text_ctx: 448,
      n_text_state: 1,
      n_text_head: 1,
      n_text_layer: 1,
      sot_sequence: [idOf('<sot>'), idOf('<en>'), idOf('<transcribe>')].join(','),
      all_language_tokens: [idOf('<en>'), idOf('<de>')].join(','),
      all_language_codes: 'en,de',
      sot: idOf('<sot>'),
      sot_index: 0,
      eot: idOf('<eot>'),
      blank_id: idOf('<nospeech>'),
      is_multilingual: 1,
      no_speech: idOf('<nospeech>'),
      non_speech_tokens: '',
      transcribe: idOf('<transcribe>'),
      translate: idOf('<translate>'),
      sot_prev: idOf('<sot>'),
      sot_lm: idOf('<sot>'),
      no_timestamps: idOf('<notimestamps>'),
    },
  })
}

/** Says "word" where something is louder than nothing, and takes everything for German unless told. */
function decoder(): Buffer {
  const cache = (name: string) => value(name, float, [1, 1, 448, 1])
  const cross = (name: string) => value(name, float, [1, 1, 1, 1])
  return onnxModel({
    inputs: [
      value('tokens', int64, [1, 'n']),
      cache('in_n_layer_self_k_cache'),
      cache('in_n_layer_self_v_cache'),
      cross('n_layer_cross_k'),
      cross('n_layer_cross_v'),
      value('offset', int64, [1]),
    ],
    outputs: [
      value('logits', float, [1, 'n', size]),
      cache('out_n_layer_self_k_cache'),
      cache('out_n_layer_self_v_cache'),
    ],
    constants: [
      tensor('always', float, [size, size], follows({ '<sot>': '<de>', '<notimestamps>': '<eot>', word: '<eot>' })),
      tensor('loudly', float, [size, size], follows({ '<notimestamps>': 'word' })),
      tensor('steep', float, [1], [20]),
      tensor('none', float, [1], [0]),
    ],
    nodes: [
      node('Gather', ['always', 'tokens'], 'usual'),
      node('Gather', ['loudly', 'tokens'], 'heard'),
      node('Mul', ['n_layer_cross_k', 'steep'], 'level'),
      node('ReduceMax', ['level'], 'flat', { axes: [0], keepdims: 0 }),
      node('Relu', ['flat'], 'loud'),
      node('Mul', ['heard', 'loud'], 'louder'),
      node('Add', ['usual', 'louder'], 'sum'),
      node('Cast', ['offset'], 'moved', { to: float }),
      node('Mul', ['moved', 'none'], 'nothing'),
      node('Mul', ['n_layer_cross_v', 'none'], 'silence'),
      node('ReduceMax', ['silence'], 'still', { axes: [0], keepdims: 0 }),
      node('Add', ['sum', 'nothing'], 'almost'),
      node('Add', ['almost', 'still'], 'logits'),
      node('Identity', ['in_n_layer_self_k_cache'], 'out_n_layer_self_k_cache'),
      node('Identity', ['in_n_layer_self_v_cache'], 'out_n_layer_self_v_cache'),
    ],
  })
}

/** A Whisper of a few kilobytes for two languages, as the installer would leave a real one. */
export const tinyWhisper = {
  card: {
    languages: ['en', 'de'],
    files: { encoder: 'encoder.onnx', decoder: 'decoder.onnx', tokens: 'tokens.txt' },
  },
  files: () => ({
    'encoder.onnx': encoder(),
    'decoder.onnx': decoder(),
    'tokens.txt': tokens.map((token, id) => `${Buffer.from(token).toString('base64')} ${id}\n`).join(''),
  }),
}
