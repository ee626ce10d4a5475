import { randomBytes } from 'node:crypto'
import { writeWav } from '@vireo/audio'
import { aVoice } from '@vireo/audio/testing.ts'

const rate = 16_000

export type Lie = {
  readonly hz?: number
  readonly channels?: number
  readonly bits?: number
  readonly byteRate?: number
  readonly stated?: number
}

/** Writes a WAV file whose header says what it likes about the bytes behind it. */
export function lyingWav(
  bytes: Uint8Array,
  { hz = rate, channels = 1, bits = 16, byteRate, stated = bytes.length }: Lie = {},
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(Math.min(0xffff_ffff, stated + 36), 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(hz >>> 0, 24)
  head.writeUInt32LE((byteRate ?? (hz * channels * bits) / 8) >>> 0, 28)
  head.writeUInt16LE(((channels * bits) / 8) & 0xffff, 32)
  head.writeUInt16LE(bits, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(Math.min(0xffff_ffff, stated), 40)
  return new Uint8Array(Buffer.concat([head, bytes]))
}

const voice = new Uint8Array(writeWav(aVoice(rate, 3000), rate)).slice(44)
/** Repeats a voice in each of many channels. */
function inChannels(count: number): Uint8Array {
  const one = new Int16Array(voice.slice().buffer)
  const all = new Int16Array(one.length * count)
  for (const [at, sample] of one.entries()) all.fill(sample, at * count, (at + 1) * count)
  return new Uint8Array(all.buffer)
}

/** What every tool that takes recordings meets: by name, and as bytes. */
export const hostileRecordings = {
  nothing: () => new Uint8Array(0),
  'a header alone': () => lyingWav(new Uint8Array(0)),
  'half of a file': () => writeWav(aVoice(rate, 5000), rate).slice(0, 60_000),
  'noise that looks encrypted': () => new Uint8Array(randomBytes(200_000)),
  'noise in a film’s clothes': () =>
    new Uint8Array(Buffer.concat([Buffer.from('\0\0\0\u0018ftypM4P \0\0\0\0', 'latin1'), randomBytes(50_000)])),
  'a rate of nothing': () => lyingWav(voice, { hz: 0 }),
  'a rate of one a second': () => lyingWav(voice, { hz: 1 }),
  'a rate of four billion': () => lyingWav(voice, { hz: 0xffff_ffff }),
  'no channels': () => lyingWav(voice, { channels: 0 }),
  'fifty channels': () => lyingWav(inChannels(50), { channels: 50 }),
  'sixty thousand channels': () => lyingWav(voice, { channels: 60_000 }),
  'samples of no bits': () => lyingWav(voice, { bits: 0 }),
  'a recording of eleven hours': () => lyingWav(new Uint8Array(11 * 3600 * 10).fill(128), { hz: 10, bits: 8 }),
  silence: () => writeWav(new Float32Array(3 * rate), rate),
  'a click': () => writeWav(new Float32Array(rate / 20).fill(0.5), rate),
} as const satisfies Readonly<Record<string, () => Uint8Array<ArrayBuffer>>>

export type HostileRecording = keyof typeof hostileRecordings

/** What says something odd of itself that takes nothing from what is heard in it. */
export const oddRecordings = {
  'a header that says four gigabytes': () => lyingWav(voice, { stated: 0xffff_ffff }),
  'a byte rate that is a lie': () => lyingWav(voice, { byteRate: 7 }),
  'a rate that nobody uses': () => lyingWav(voice, { hz: 11_111 }),
  '192 kHz': () => writeWav(aVoice(192_000, 2000), 192_000),
  '8 kHz': () => writeWav(aVoice(8000, 2000), 8000),
} as const satisfies Readonly<Record<string, () => Uint8Array<ArrayBuffer>>>
