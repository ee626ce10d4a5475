/** The content of a WAV file, channels mixed into one. */
export type WavAudio = {
  readonly sampleRateHz: number
  readonly channels: number
  readonly samples: Float32Array
}

type SampleFormat = {
  readonly channels: number
  readonly sampleRateHz: number
  readonly bits: number
  readonly isFloat: boolean
}

const pcmTag = 1
const floatTag = 3
const extensibleTag = 0xfffe

/** Nobody records at fewer, or at more; a header may claim any number, and what is resampled from it would have no end. */
const rateMin = 1000
const rateMax = 384_000

type ReadSample = (view: DataView, at: number) => number

function sampleReader({ bits, isFloat }: SampleFormat): ReadSample {
  if (isFloat && bits === 32) return (view, at) => view.getFloat32(at, true)
  if (isFloat && bits === 64) return (view, at) => view.getFloat64(at, true)
  if (!isFloat && bits === 8) return (view, at) => (view.getUint8(at) - 128) / 128
  if (!isFloat && bits === 16) return (view, at) => view.getInt16(at, true) / 32_768
  if (!isFloat && bits === 24)
    return (view, at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608
  if (!isFloat && bits === 32) return (view, at) => view.getInt32(at, true) / 2_147_483_648
  throw new RangeError(`WAV with ${bits}-bit ${isFloat ? 'float' : 'integer'} samples cannot be read`)
}

function readFormat(view: DataView, at: number, sizeBytes: number): SampleFormat {
  if (sizeBytes < 16) throw new RangeError('the format of this WAV is cut short')
  const tag = view.getUint16(at, true)
  // The extensible form repeats the plain tag at the start of its GUID.
  const plainTag = tag === extensibleTag && sizeBytes >= 26 ? view.getUint16(at + 24, true) : tag
  if (plainTag !== pcmTag && plainTag !== floatTag) throw new RangeError(`WAV encoding ${tag} cannot be read`)
  const channels = view.getUint16(at + 2, true)
  const sampleRateHz = view.getUint32(at + 4, true)
  if (channels === 0 || sampleRateHz === 0) throw new RangeError('this WAV has no channels or no sample rate')
  if (sampleRateHz < rateMin || sampleRateHz > rateMax) throw new RangeError(`nobody records at ${sampleRateHz} Hz`)
  return { channels, sampleRateHz, bits: view.getUint16(at + 14, true), isFloat: plainTag === floatTag }
}

/** What a file may hold at most. */
export type WavBounds = {
  readonly secondsMax?: number
  readonly sampleRateMax?: number
  readonly channelsMax?: number
}

function framesIn(
  data: DataView,
  format: SampleFormat,
  { secondsMax = Infinity, sampleRateMax = rateMax, channelsMax = Infinity }: WavBounds,
): number {
  if (format.sampleRateHz > sampleRateMax)
    throw new RangeError(`this WAV has more than ${sampleRateMax} samples a second`)
  if (format.channels > channelsMax) throw new RangeError(`this WAV has more than ${channelsMax} channels`)
  const frames = Math.floor(data.byteLength / ((format.bits / 8) * format.channels))
  if (frames > secondsMax * format.sampleRateHz) throw new RangeError(`this WAV is longer than ${secondsMax} seconds`)
  return frames
}

function channelOf(data: DataView, format: SampleFormat, { channel, frames }: { channel: number; frames: number }) {
  const read = sampleReader(format)
  const bytesPerSample = format.bits / 8
  const samples = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++)
    samples[frame] = read(data, (frame * format.channels + channel) * bytesPerSample)
  return samples
}

function mixDown(data: DataView, format: SampleFormat, bounds: WavBounds): Float32Array {
  const read = sampleReader(format)
  const bytesPerSample = format.bits / 8
  const frames = framesIn(data, format, bounds)
  const samples = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0
    for (let channel = 0; channel < format.channels; channel++) {
      sum += read(data, (frame * format.channels + channel) * bytesPerSample)
    }
    samples[frame] = sum / format.channels
  }
  return samples
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

/**
 * Reads PCM of 8 to 32 bits and float. Streamed files whose sizes say "to the end" are read to the end.
 * Throws RangeError for anything else, before it is read for what holds more than it may.
 */
export function readWav(bytes: Uint8Array, bounds: WavBounds = {}): WavAudio {
  const { data, format } = partsOf(bytes)
  const { sampleRateHz, channels } = format
  return { sampleRateHz, channels, samples: mixDown(data, format, bounds) }
}

/** Reads the first two channels of a file; a single one is both. Throws as `readWav`. */
export function readStereoWav(
  bytes: Uint8Array,
  bounds: WavBounds,
): { readonly sampleRateHz: number; readonly left: Float32Array; readonly right: Float32Array } {
  const { data, format } = partsOf(bytes)
  const frames = framesIn(data, format, bounds)
  const left = channelOf(data, format, { channel: 0, frames })
  const right = format.channels > 1 ? channelOf(data, format, { channel: 1, frames }) : left.slice()
  return { sampleRateHz: format.sampleRateHz, left, right }
}

function partsOf(bytes: Uint8Array): { readonly data: DataView; readonly format: SampleFormat } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE') {
    throw new RangeError('this is not a WAV file')
  }
  let format: SampleFormat | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const start = at + 8
    const sizeBytes = Math.min(view.getUint32(at + 4, true), bytes.length - start)
    const name = nameAt(bytes, at)
    if (name === 'fmt ') format = readFormat(view, start, sizeBytes)
    if (name === 'data') {
      if (!format) throw new RangeError('this WAV has samples ahead of their format')
      const data = new DataView(bytes.buffer, bytes.byteOffset + start, sizeBytes)
      return { data, format }
    }
    at = start + sizeBytes + (sizeBytes % 2)
  }
  throw new RangeError('this WAV holds no samples')
}
