import type { EngineVoice, LoadSynthesizer, SpeechPiece, SpokenText, Synthesizer } from './speech.ts'

/**
 * A deterministic engine for tests about something else: two tones of 5 ms a byte spell out the text, so that
 * a test can read it back from the sound. Its other voices misbehave, each in one way.
 */
export const fakeSampleRateHz = 16_000

const symbolSamples = 80
const chunkSamples = 320
const lowestToneHz = 600
const toneStepHz = 200
const amplitude = 8000

/** What each voice does instead of speaking well. `plain` speaks well, `slow` does so slowly, `moody` every second time. */
const bases = [
  'plain',
  'slow',
  'throws',
  'traps',
  'exits',
  'hangs',
  'throws-late',
  'silent',
  'noise',
  'endless',
  'curt',
  'moody',
] as const

type Base = (typeof bases)[number]

const voices: readonly EngineVoice[] = bases.map((base) => ({
  base,
  languages: ['en'],
  sampleRateHz: fakeSampleRateHz,
}))

/** Synthesizes a text as tones: for each UTF-8 byte the high half, then the low half. */
export function fakeSpeechOf(text: string): Int16Array {
  const nibbles = [...Buffer.from(text, 'utf8')].flatMap((byte) => [byte >> 4, byte & 15])
  const samples = new Int16Array(nibbles.length * symbolSamples)
  for (const [index, nibble] of nibbles.entries()) {
    const step = (2 * Math.PI * (lowestToneHz + toneStepHz * nibble)) / fakeSampleRateHz
    for (let at = 0; at < symbolSamples; at++) {
      samples[index * symbolSamples + at] = Math.round(amplitude * Math.sin(step * at))
    }
  }
  return samples
}

/** Measures the energy of one frequency in samples (Goertzel). */
function energyAt(samples: Float32Array, frequencyHz: number, sampleRateHz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * frequencyHz) / sampleRateHz)
  let previous = 0
  let beforeThat = 0
  for (const sample of samples) {
    const current = sample + factor * previous - beforeThat
    beforeThat = previous
    previous = current
  }
  return previous * previous + beforeThat * beforeThat - factor * previous * beforeThat
}

/** Reads back what the fake engine spoke; `samples` begin with the first tone and hold nothing else. */
export function readFakeSpeech(samples: Float32Array, sampleRateHz: number): string {
  const symbol = (symbolSamples * sampleRateHz) / fakeSampleRateHz
  const nibbles: number[] = []
  for (let start = 0; start + symbol / 2 < samples.length; start += symbol) {
    const stretch = samples.subarray(Math.round(start), Math.round(start + symbol))
    const energies = Array.from({ length: 16 }, (_, tone) =>
      energyAt(stretch, lowestToneHz + toneStepHz * tone, sampleRateHz),
    )
    nibbles.push(energies.indexOf(Math.max(...energies)))
  }
  const bytes = Array.from({ length: nibbles.length >> 1 }, (_, at) => {
    return ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0)
  })
  return Buffer.from(bytes).toString('utf8')
}

/** Eight bytes of header, a function type, one function that only executes `unreachable`. */
const trappingModule = Uint8Array.from(
  Buffer.from('0061736d01000000010401600000030201000707010374726100000a05010300000b', 'hex'),
)

function misbehave(base: Base): void {
  if (base === 'throws') throw new Error('the fake engine threw')
  if (base === 'exits') process.exit(3)
  if (base === 'hangs') for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
  if (base === 'traps') {
    const { Instance, Module } = Reflect.get(globalThis, 'WebAssembly')
    new Instance(new Module(trappingModule)).exports.tra()
  }
}

let moods = 0

function samplesFor(base: Base, text: string): Int16Array {
  if (base === 'moody' && moods++ % 2 === 0) return new Int16Array(fakeSpeechOf(text).length)
  if (base === 'silent') return new Int16Array(fakeSpeechOf(text).length)
  if (base === 'noise') return fakeSpeechOf(text).map((sample) => (sample < 0 ? -32_768 : 32_767))
  if (base === 'curt' || base === 'endless') return fakeSpeechOf('.')
  return fakeSpeechOf(text)
}

/** Blocks the thread, as an engine at work does, without taking a core from anybody. */
function takeTime(durationMs: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs)
}

/** Marks every word at the time of its tones. */
function wordsOf(text: string): SpokenText['words'] {
  const msPerByte = (2000 * symbolSamples) / fakeSampleRateHz
  const timeOf = (offset: number) => Buffer.byteLength(text.slice(0, offset), 'utf8') * msPerByte
  return [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const textEnd = index + word.length
    return { textStart: index, textEnd, startMs: timeOf(index), endMs: timeOf(textEnd) }
  })
}

function speak({ text, recipe }: SpeechPiece, onChunk: Parameters<Synthesizer['speak']>[1]): SpokenText {
  const base = bases.find((candidate) => candidate === recipe.base) ?? 'plain'
  misbehave(base)
  const samples = samplesFor(base, text)
  let at = 0
  do {
    const chunk = samples.subarray(at, at + chunkSamples)
    at += chunk.length
    if (base === 'slow') takeTime(2)
    if (onChunk(chunk, fakeSampleRateHz) === 'stop') return { samples: at, sampleRateHz: fakeSampleRateHz, words: [] }
    if (base === 'endless' && at >= samples.length) at = 0
  } while (at < samples.length)
  if (base === 'throws-late') throw new Error('the fake engine threw after speaking')
  return { samples: at, sampleRateHz: fakeSampleRateHz, words: wordsOf(text) }
}

/** Needs no time to load. */
export const loadSynthesizer: LoadSynthesizer = () =>
  Promise.resolve({ voices: () => voices, find: (base) => voices.find((voice) => voice.base === base), speak })
