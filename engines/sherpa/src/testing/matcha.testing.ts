import { float, int64, node, onnxModel, tensor, value } from './onnx.testing.ts'
import { melBins, sampleRateHz } from './zipvoice.testing.ts'

const framesPerToken = 5

/** Makes the half of a Matcha that turns tokens into a spectrum: as many frames as the tokens take, as loud as each is. */
export function matchaAcoustic(loudness: readonly number[]): Buffer {
  return onnxModel({
    inputs: [
      value('x', int64, [1, 'n']),
      value('x_length', int64, [1]),
      value('noise_scale', float, [1]),
      value('length_scale', float, [1]),
    ],
    outputs: [value('mel', float, [1, melBins, 'frames'])],
    constants: [
      tensor('zero', int64, [], [0]),
      tensor('one', int64, [], [1]),
      tensor('first', int64, [1], [0]),
      tensor('around', int64, [2], [0, 1]),
      tensor('each', float, [1], [framesPerToken]),
      tensor('none', float, [1], [0]),
      tensor('wide', int64, [3], [1, melBins, 1]),
      tensor('loudness', float, [loudness.length], loudness),
    ],
    nodes: [
      node('Cast', ['x_length'], 'count', { to: float }),
      node('Mul', ['count', 'each'], 'usual'),
      node('Mul', ['usual', 'length_scale'], 'exact'),
      node('Ceil', ['exact'], 'whole'),
      node('Cast', ['whole'], 'counted', { to: int64 }),
      node('Squeeze', ['counted', 'first'], 'end'),
      node('Range', ['zero', 'end', 'one'], 'frame'),
      node('Cast', ['frame'], 'at', { to: float }),
      node('Mul', ['at', 'count'], 'scaled'),
      node('Div', ['scaled', 'whole'], 'place'),
      node('Floor', ['place'], 'floored'),
      node('Cast', ['floored'], 'index', { to: int64 }),
      node('Squeeze', ['x', 'first'], 'row'),
      node('Gather', ['row', 'index'], 'spoken'),
      node('Gather', ['loudness', 'spoken'], 'hummed'),
      node('Mul', ['noise_scale', 'none'], 'nothing'),
      node('Add', ['hummed', 'nothing'], 'level'),
      node('Unsqueeze', ['level', 'around'], 'line'),
      node('Expand', ['line', 'wide'], 'mel'),
    ],
    facts: {
      model_type: 'matcha-tts',
      language: 'English',
      voice: 'en-us',
      has_espeak: 1,
      jieba: 0,
      version: 1,
      sample_rate: sampleRateHz,
      n_speakers: 1,
      num_ode_steps: 3,
      pad_id: 0,
      use_eos_bos: 0,
    },
  })
}
