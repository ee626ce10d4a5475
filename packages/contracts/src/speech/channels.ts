import { z } from 'zod'
import { defineChannel } from '../kit/index.ts'
import { VoicePath, VoiceSettingsInput } from '../voices/index.ts'
import { dialogueChannels } from './dialogue-channels.ts'
import { socketCredentials, socketLocators, socketQuery } from './socket-parts.ts'
import { socketErrors } from './generation-errors.ts'

const GenerationConfig = z.object({
  chunk_length_schedule: z.array(z.number().int().min(5).max(500)).max(20).nullish(),
})

/** Times of a sentence's characters, in milliseconds from the start of that sentence's audio. */
const MessageAlignment = z.object({
  chars: z.array(z.string()),
  charStartTimesMs: z.array(z.number().int()),
  charDurationsMs: z.array(z.number().int()),
  /** The older name of the durations. */
  charsDurationsMs: z.array(z.number().int()),
})

const textMessage = {
  text: z.string().max(40_000).nullish(),
  voice_settings: VoiceSettingsInput.nullish(),
  generation_config: GenerationConfig.nullish(),
  generator_config: GenerationConfig.nullish(),
  pronunciation_dictionary_locators: socketLocators,
  try_trigger_generation: z.boolean().nullish(),
  flush: z.boolean().nullish(),
  ...socketCredentials,
}

/**
 * One message of a text socket. The first one opens (text of blanks, settings, credentials), the following
 * ones bring text, an empty text closes.
 */
export const StreamInputMessage = z.object(textMessage)
export type StreamInputMessage = z.infer<typeof StreamInputMessage>

const audioMessage = {
  audio: z.string(),
  isFinal: z.null(),
  alignment: MessageAlignment.nullable(),
  normalizedAlignment: MessageAlignment.nullable(),
}
const finalMessage = { audio: z.null(), isFinal: z.literal(true), alignment: z.null(), normalizedAlignment: z.null() }

export const StreamInputAnswer = z.union([z.object(audioMessage), z.object(finalMessage)])
export type StreamInputAnswer = z.input<typeof StreamInputAnswer>

/**
 * One message of a socket with several recordings side by side. A context is opened by the first text under its id,
 * kept alive by an empty text, and closed by `close_context`: text that was not flushed by then is not spoken.
 * `close_socket` speaks what every context still holds, then closes.
 */
export const MultiStreamInputMessage = z.object({
  ...textMessage,
  context_id: z.string().max(256).nullish(),
  close_context: z.boolean().nullish(),
  close_socket: z.boolean().nullish(),
})
export type MultiStreamInputMessage = z.infer<typeof MultiStreamInputMessage>

export const MultiStreamInputAnswer = z.union([
  z.object({ ...audioMessage, is_final: z.null(), contextId: z.string() }),
  z.object({ ...finalMessage, is_final: z.literal(true), contextId: z.string() }),
])
export type MultiStreamInputAnswer = z.input<typeof MultiStreamInputAnswer>

const text = {
  access: { scope: 'text_to_speech' },
  singleUseToken: 'tts_websocket',
  params: VoicePath,
  query: z.object({
    ...socketQuery,
    model_id: z.string().max(64).default('eleven_multilingual_v2'),
    enable_ssml_parsing: z.boolean().default(false),
    auto_mode: z.boolean().default(false),
    apply_text_normalization: z.enum(['auto', 'on', 'off']).default('auto'),
  }),
  errors: socketErrors,
} as const

export const speechChannels = {
  ...dialogueChannels,
  streamInput: defineChannel({
    ...text,
    id: 'speech.streamInput',
    path: '/v1/text-to-speech/:voice_id/stream-input',
    summary: 'Send text in pieces as it is written; audio comes back as soon as a sentence is there',
    clientMessage: StreamInputMessage,
    serverMessage: StreamInputAnswer,
  }),
  multiStreamInput: defineChannel({
    ...text,
    id: 'speech.multiStreamInput',
    path: '/v1/text-to-speech/:voice_id/multi-stream-input',
    summary: 'The same with several recordings side by side, each under a context id',
    clientMessage: MultiStreamInputMessage,
    serverMessage: MultiStreamInputAnswer,
  }),
} as const
