import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { matchaAcoustic } from './matcha.testing.ts'
import { vocoder, writePhonemeData } from './zipvoice.testing.ts'
import { float, int64, node, onnxModel, tensor, value } from './onnx.testing.ts'

/**
 * Models of a few kilobytes with the inputs, outputs and facts of those that speak. The real library loads and runs them
 * as it would the real ones. They hum instead of speaking: longer for longer texts, quietly between words.
 */

const quietTokens = ['^', '$', ' ', '.', ',', '?', '!', ';', ':', "'"]
const soundedTokens = ['_', ...'abcdefghijklmnopqrstuvwxyzəɪɛæʌɔʊθðʃʒŋɹɡːɑɐɾɜɚɒɫʔˈˌ']
const tokens = [...quietTokens, ...soundedTokens]
const loudness = tokens.map((token, at) => (quietTokens.includes(token) ? 0 : 0.6 + (at % 5) * 0.08))
const tokensText = tokens.map((token, id) => `${token} ${id}\n`).join('')

const samplesPerToken = 1200
const harmonics = [1, 4, 8, 15]

/**
 * Nodes from `tokens`, `hz` and `slowness` (numbers in vectors of one) to a waveform of a row, `wave`: as many samples
 * as the tokens take, as loud as each is.
 */
function humNodes(): Buffer[] {
  const sounds = harmonics.map((_, at) => `sound${at}`)
  return [
    node('Shape', [tokensInput], 'shape'),
    node('Gather', ['shape', 'second'], 'count'),
    node('Cast', ['count'], 'counted', { to: float }),
    node('Mul', ['counted', 'each'], 'usual'),
    node('Mul', ['usual', 'slowness'], 'exact'),
    node('Ceil', ['exact'], 'whole'),
    node('Cast', ['whole'], 'length', { to: int64 }),
    node('Squeeze', ['length', 'first'], 'end'),
    node('Range', ['zero', 'end', 'one'], 'sample'),
    node('Cast', ['sample'], 'at', { to: float }),
    node('Mul', ['at', 'counted'], 'scaled'),
    node('Div', ['scaled', 'whole'], 'place'),
    node('Floor', ['place'], 'floored'),
    node('Cast', ['floored'], 'index', { to: int64 }),
    node('Squeeze', [tokensInput, 'first'], 'row'),
    node('Gather', ['row', 'index'], 'spoken'),
    node('Gather', ['loudness', 'spoken'], 'loud'),
    node('Mul', ['at', 'hz'], 'turns'),
    node('Mul', ['turns', 'around'], 'phase'),
    ...harmonics.flatMap((_, at) => [
      node('Mul', ['phase', `harmonic${at}`], `phase${at}`),
      node('Sin', [`phase${at}`], `sine${at}`),
      node('Mul', [`sine${at}`, `part${at}`], `sound${at}`),
    ]),
    node('Sum', sounds, 'hum'),
    node('Mul', ['hum', 'loud'], 'wave'),
  ]
}

const tokensInput = 'input'

function humConstants(sampleRateHz: number): Buffer[] {
  return [
    tensor('zero', int64, [], [0]),
    tensor('one', int64, [], [1]),
    tensor('first', int64, [1], [0]),
    tensor('second', int64, [1], [1]),
    tensor('each', float, [1], [samplesPerToken]),
    tensor('around', float, [1], [(2 * Math.PI) / sampleRateHz]),
    tensor('loudness', float, [loudness.length], loudness),
    ...harmonics.flatMap((harmonic, at) => [
      tensor(`harmonic${at}`, float, [1], [harmonic]),
      tensor(`part${at}`, float, [1], [0.3 / (at + 1)]),
    ]),
  ]
}

const speakerHz = [110, 190]

function vits(sampleRateHz: number): Buffer {
  return onnxModel({
    inputs: [
      value(tokensInput, int64, [1, 'n']),
      value('input_lengths', int64, [1]),
      value('scales', float, [3]),
      value('sid', int64, [1]),
    ],
    outputs: [value('output', float, [1, 1, 'samples'])],
    constants: [
      ...humConstants(sampleRateHz),
      tensor('pitches', float, [speakerHz.length], speakerHz),
      tensor('outer', int64, [2], [0, 1]),
      tensor('none', int64, [1], [0]),
      tensor('faint', float, [1], [0.002]),
    ],
    nodes: [
      node('Gather', ['scales', 'second'], 'slowness'),
      node('Gather', ['pitches', 'sid'], 'hz'),
      ...humNodes(),
      node('Mul', ['input_lengths', 'none'], 'nothing'),
      node('Cast', ['nothing'], 'unheard', { to: float }),
      // No take is like another, as with the real ones.
      node('RandomUniformLike', ['wave'], 'noise'),
      node('Mul', ['noise', 'faint'], 'breath'),
      node('Add', ['wave', 'breath'], 'breathed'),
      node('Add', ['breathed', 'unheard'], 'made'),
      node('Unsqueeze', ['made', 'outer'], 'output'),
    ],
    facts: {
      model_type: 'vits',
      comment: 'piper',
      language: 'English',
      voice: 'en-us',
      has_espeak: 1,
      n_speakers: speakerHz.length,
      sample_rate: sampleRateHz,
    },
  })
}

/** How long a piece may be, in tokens. */
const stylesEach = 400

/** Kokoro and Kitten differ in what they are called, and in that the one has a style for each length of a piece. */
function styled(family: 'kokoro' | 'kitten', sampleRateHz: number): Buffer {
  return onnxModel({
    inputs: [value(tokensInput, int64, [1, 'n']), value('style', float, [1, 1]), value('speed', float, [1])],
    outputs: [value('audio', float, ['samples'])],
    constants: [...humConstants(sampleRateHz), tensor('unit', float, [1], [1])],
    nodes: [
      node('Div', ['unit', 'speed'], 'slowness'),
      node('Squeeze', ['style', 'first'], 'hz'),
      ...humNodes(),
      node('Identity', ['wave'], 'audio'),
    ],
    facts: {
      model_type: family === 'kitten' ? 'kitten-tts' : 'kokoro',
      language: 'English',
      has_espeak: 1,
      version: 1,
      voice: 'en-us',
      sample_rate: sampleRateHz,
      n_speakers: speakerHz.length,
      style_dim: family === 'kitten' ? '1,1' : `${stylesEach},1,1`,
      speaker_names: 'low,high',
    },
  })
}

/** The speakers of the tiny models. */
export const tinySpeakers = [
  { sid: 0, name: 'Lowell', gender: 'male', locale: 'en-US', accent: 'american' },
  { sid: 1, name: 'Alta', gender: 'female', locale: 'en-GB', accent: 'british' },
] as const

/** The families of which there are tiny models with speakers. */
export type TinySpeaking = 'vits' | 'kokoro' | 'kitten' | 'matcha'

/** Matcha speaks with one person, louder than nothing where a token is. */
const matchaLoudness = loudness.map((level) => (level === 0 ? -1.5 : level))

/** What `model.json` says of a tiny model that speaks. */
export function tinyVoiceCard(family: TinySpeaking) {
  const files = { model: 'model.onnx', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' }
  const matchaFiles = { ...files, acousticModel: 'model.onnx', vocoder: 'vocoder.onnx' }
  const more = { vits: files, matcha: matchaFiles, kokoro: { ...files, voices: 'voices.bin' } }
  return {
    engine: 'sherpa',
    family,
    languages: ['en'],
    sampleRateHz: family === 'vits' ? 22_050 : 24_000,
    speakers: family === 'matcha' ? tinySpeakers.slice(0, 1) : tinySpeakers,
    files: more[family === 'kitten' ? 'kokoro' : family],
  }
}

/** The files of a tiny model that speaks, all but those of its phonemiser. */
export function tinyVoiceFiles(family: TinySpeaking): Record<string, Buffer> {
  const tokensFile = { 'tokens.txt': Buffer.from(tokensText) }
  if (family === 'matcha')
    return { ...tokensFile, 'model.onnx': matchaAcoustic(matchaLoudness), 'vocoder.onnx': vocoder() }
  const { sampleRateHz } = tinyVoiceCard(family)
  if (family === 'vits') return { ...tokensFile, 'model.onnx': vits(sampleRateHz) }
  const styles = family === 'kitten' ? 1 : stylesEach
  const voices = Float32Array.from(
    { length: styles * speakerHz.length },
    (_, at) => speakerHz[Math.floor(at / styles)] ?? 0,
  )
  return {
    ...tokensFile,
    'model.onnx': styled(family, sampleRateHz),
    'voices.bin': Buffer.from(voices.buffer),
  }
}

/** Puts a tiny model that speaks into a folder of models, as the installer would leave a real one. */
export async function installTinyVoice(folder: string, family: TinySpeaking, name = `tiny-${family}`): Promise<void> {
  const home = path.join(folder, name)
  await mkdir(home, { recursive: true })
  for (const [file, content] of Object.entries(tinyVoiceFiles(family))) await writeFile(path.join(home, file), content)
  await writeFile(path.join(home, 'model.json'), JSON.stringify(tinyVoiceCard(family)))
  await writePhonemeData(path.join(home, 'espeak-ng-data'))
}

/** Packs a tiny model that speaks, as its publisher would, and says what is in it. */
export async function tinyVoiceArchive(
  pack: (files: Readonly<Record<string, Buffer>>) => Buffer,
): Promise<{ readonly archive: Buffer; readonly card: TinyCard }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-tiny-'))
  try {
    await writePhonemeData(folder)
    const files: Record<string, Buffer> = {}
    for (const [file, content] of Object.entries(tinyVoiceFiles('vits'))) files[`tiny/${file}`] = content
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      files[`tiny/espeak-ng-data/${path.relative(folder, file)}`] = await readFile(file)
    }
    const { files: named, ...card } = tinyVoiceCard('vits')
    const inArchive = Object.fromEntries(Object.entries(named).map(([part, file]) => [part, `tiny/${file}`]))
    return { archive: pack(files), card: { ...card, files: inArchive } }
  } finally {
    await rm(folder, { recursive: true })
  }
}

type TinyCard = Omit<ReturnType<typeof tinyVoiceCard>, 'files'> & { readonly files: Record<string, string> }
