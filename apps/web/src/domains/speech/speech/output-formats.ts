import { WholeFormat } from '@vireo/contracts/speech'
import type { SelectGroup, SelectOption } from '@vireo/ui'

import { speechWords } from './words.ts'

export type OutputFormatId = (typeof WholeFormat.options)[number]
type Codec = 'mp3' | 'opus' | 'wav' | 'pcm' | 'ulaw' | 'alaw'

const codecNames: Readonly<Record<Codec, string>> = {
  mp3: 'MP3',
  opus: 'Opus',
  wav: 'WAV',
  pcm: 'PCM',
  ulaw: 'µ-law',
  alaw: 'A-law',
}

/** Lists every format the contract knows, the usual ones first, with what it is called in words. */
export function outputFormatGroups(): readonly SelectGroup[] {
  return Object.entries(codecNames).map(([codec, label]) => ({
    label,
    options: WholeFormat.options.filter((format) => format.startsWith(`${codec}_`)).map(optionOf),
  }))
}

function optionOf(format: OutputFormatId): SelectOption {
  const { codec, rateHz, kbps } = partsOf(format)
  const rate = `${rateHz / 1000} kHz`
  const label = `${codecNames[codec]} ${kbps === undefined ? rate : `${rate}, ${kbps} kbps`}`
  return isRich(format) ? { value: format, label, note: speechWords.largerPlan } : { value: format, label }
}

/** Formats that smaller plans do not include; the server decides, this only warns. */
function isRich(format: OutputFormatId): boolean {
  const { codec, rateHz, kbps } = partsOf(format)
  return (codec === 'mp3' && kbps === 192) || ((codec === 'pcm' || codec === 'wav') && rateHz >= 44_100)
}

/** Splits `mp3_44100_128` into its parts; the contract's formats all have this shape. */
function partsOf(format: OutputFormatId): { codec: Codec; rateHz: number; kbps: number | undefined } {
  const [codec, rate, kbps] = format.split('_')
  const known = Object.keys(codecNames).find((name): name is Codec => name === codec)
  return { codec: known ?? 'mp3', rateHz: Number(rate), kbps: kbps === undefined ? undefined : Number(kbps) }
}

/** Tells whether audio in this format can be sent while it is made; a WAV header needs the whole length. */
export function canStream(format: OutputFormatId): boolean {
  return !format.startsWith('wav_')
}

/** Tells whether audio in this format is asked for with the times of its words, which is played as MPEG. */
export function isTimed(format: OutputFormatId): boolean {
  return format.startsWith('mp3_')
}

/** Works out how long so many bytes of this format are heard, in milliseconds; 0 where their number does not tell. */
export function heardMs(format: OutputFormatId, sizeBytes: number): number {
  const { codec, rateHz, kbps } = partsOf(format)
  if (kbps !== undefined) return (sizeBytes * 8) / kbps
  return codec === 'wav' ? 0 : (sizeBytes * 1000) / (rateHz * (codec === 'pcm' ? 2 : 1))
}
