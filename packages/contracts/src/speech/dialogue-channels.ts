import { z } from 'zod'
import { defineChannel } from '../kit/index.ts'
import { dialogueLimits, DialogueSettings } from './dialogue.ts'
import { socketCredentials, socketLocators, socketQuery } from './socket-parts.ts'
import { socketErrors } from './generation-errors.ts'

/** A stretch of text for one voice. Another voice, or `new_turn`, ends the turn before it. */
export const DialogueVoiceInput = z.object({
  text: z.string().max(40_000),
  voice_id: z.string().min(1).max(64),
  new_turn: z.boolean().nullish(),
})

const dialogueMessage = {
  inputs: z.array(DialogueVoiceInput).max(dialogueLimits.inputsMax).nullish(),
  flush: z.boolean().nullish(),
  keep_alive: z.boolean().nullish(),
  close_socket: z.boolean().nullish(),
  /** Who is going to speak; needed in the first message. */
  voices: z.array(z.string().min(1).max(64)).min(1).max(dialogueLimits.voicesMax).nullish(),
  voice_settings: DialogueSettings.nullish(),
  pronunciation_dictionary_locators: socketLocators,
  ...socketCredentials,
}

export const DialogueSocketMessage = z.object(dialogueMessage)
export type DialogueSocketMessage = z.infer<typeof DialogueSocketMessage>

/** `close_context` speaks what the context still holds; the others go on. */
export const MultiDialogueSocketMessage = z.object({
  ...dialogueMessage,
  context_id: z.string().max(256).nullish(),
  close_context: z.boolean().nullish(),
})
export type MultiDialogueSocketMessage = z.infer<typeof MultiDialogueSocketMessage>

/** Times of a sentence's characters, in milliseconds from the start of that sentence's audio. */
const DialogueAlignment = z.object({
  chars: z.array(z.string()),
  char_start_times_ms: z.array(z.number().int()),
  char_durations_ms: z.array(z.number().int()),
})

const audio = { audio: z.string(), alignment: DialogueAlignment.optional() }
const turnEnd = { is_final_audio_for_turn: z.literal(true) }
const final = { is_final: z.literal(true) }
const inContext = { context_id: z.string() }

export const DialogueSocketAnswer = z.union([z.object(audio), z.object(turnEnd), z.object(final)])
export type DialogueSocketAnswer = z.input<typeof DialogueSocketAnswer>

export const MultiDialogueSocketAnswer = z.union([
  z.object({ ...audio, ...inContext }),
  z.object({ ...turnEnd, ...inContext }),
  z.object({ ...final, ...inContext }),
])
export type MultiDialogueSocketAnswer = z.input<typeof MultiDialogueSocketAnswer>

const dialogue = {
  access: { scope: 'text_to_speech' },
  singleUseToken: 'tts_websocket',
  query: z.object({
    ...socketQuery,
    model_id: z.string().max(64).default('eleven_v3'),
    apply_text_normalization: z.enum(['auto', 'on', 'off']).default('off'),
  }),
  errors: [...socketErrors, 'invalid_parameters'],
} as const

export const dialogueChannels = {
  dialogueStreamInput: defineChannel({
    ...dialogue,
    id: 'speech.dialogueStreamInput',
    path: '/v1/text-to-dialogue/stream-input',
    summary: 'Send a dialogue line by line as it is written; each voice answers as soon as it has a sentence',
    clientMessage: DialogueSocketMessage,
    serverMessage: DialogueSocketAnswer,
  }),
  dialogueMultiStreamInput: defineChannel({
    ...dialogue,
    id: 'speech.dialogueMultiStreamInput',
    path: '/v1/text-to-dialogue/multi-stream-input',
    summary: 'The same with several dialogues side by side, each under a context id',
    clientMessage: MultiDialogueSocketMessage,
    serverMessage: MultiDialogueSocketAnswer,
    errors: [...dialogue.errors, 'too_many_contexts'],
  }),
} as const
