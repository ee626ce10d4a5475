import { z } from 'zod'
import { SpeechBody, StreamFormat } from './schemas.ts'

/** What every speaking socket may be asked in its address. */
export const socketQuery = {
  language_code: z.string().max(16).nullish(),
  enable_logging: z.boolean().default(true),
  output_format: StreamFormat.default('mp3_44100_128'),
  /** Seconds without a message after which a context, or the socket, is closed. */
  inactivity_timeout: z.number().int().min(1).max(180).default(20),
  /** Whether every message with audio carries times, also where it has no characters of its own. */
  sync_alignment: z.boolean().default(false),
  seed: z.number().int().min(0).max(4_294_967_295).nullish(),
} as const

/** Who is calling, where neither a header nor the address says so. Only read from the first message. */
export const socketCredentials = {
  'xi-api-key': z.string().max(512).nullish(),
  xi_api_key: z.string().max(512).nullish(),
  authorization: z.string().max(4096).nullish(),
  single_use_token: z.string().max(512).nullish(),
} as const

export const socketLocators = SpeechBody.shape.pronunciation_dictionary_locators
