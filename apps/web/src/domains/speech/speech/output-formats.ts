import { WholeFormat } from '@vireo/contracts/speech'
import type { Subscription } from '@vireo/contracts/users'
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

/**
 * Lists every format the contract knows, the usual ones first, with what it is called in words; what the plan does not
 * include says so. Nothing is said before the plan is known.
 */
export function outputFormatGroups(plan: Subscription['audio_formats'] | undefined): readonly SelectGroup[] {
  return Object.entries(codecNames).map(([codec, label]) => ({
    label,
    options: WholeFormat.options
      .filter((format) => format.startsWith(`${codec}_`))
      .map((format) => optionOf(format, plan)),
  }))
}

function optionOf(format: OutputFormatId, plan: Subscription['audio_formats'] | undefined): SelectOption {
  const { codec, rateHz, kbps } = partsOf(format)
  const rate = `${rateHz / 1000} kHz`
  const label = `${codecNames[codec]} ${kbps === undefined ? rate : `${rate}, ${kbps} kbps`}`
  return plan && isTooRich(format, plan)
    ? { value: format, label, note: speechWords.largerPlan }
    : { value: format, label }
}

/** Tells whether a plan does not include a format; the server decides by the same two numbers. */
function isTooRich(format: OutputFormatId, plan: Subscription['audio_formats']): boolean {
  const { codec, rateHz, kbps = 0 } = partsOf(format)
  return (
    (codec === 'mp3' && kbps > plan.mp3_bitrate_kbps_max) ||
    ((codec === 'pcm' || codec === 'wav') && rateHz > plan.pcm_sample_rate_hz_max)
  )
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
