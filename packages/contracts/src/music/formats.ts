import { z } from 'zod'
import { coded } from '../kit/index.ts'

const streamFormats = [
  'auto',
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
  'mp3_48000_128',
  'mp3_48000_192',
  'mp3_48000_240',
  'mp3_48000_320',
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_32000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
  'alaw_8000',
  'opus_48000_32',
  'opus_48000_64',
  'opus_48000_96',
  'opus_48000_128',
  'opus_48000_192',
] as const

/** Encodings of music; `auto` is the usual one of the model, or what comes nearest to it in the plan. */
export const MusicFormat = coded('invalid_output_format', z.enum(streamFormats))
/** Encodings of music that is sent whole: ours has WAV besides. */
export const WholeMusicFormat = coded('invalid_output_format', z.enum([...streamFormats, 'wav_44100', 'wav_48000']))
/** Encodings of what a recording is taken apart into. */
export const SeparationFormat = coded(
  'invalid_output_format',
  z.enum([...streamFormats, 'wav_44100', 'wav_48000']).exclude(['auto']),
)
/** Encodings of the files in an archive of stems. */
export const StemFormat = coded('invalid_output_format', z.enum(['mp3_44100_128', 'mp3_44100_192', 'wav_44100']))
