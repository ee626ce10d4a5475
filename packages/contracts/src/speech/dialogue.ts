import { z } from 'zod'
import { coded, defineEndpoint, recordingTypes } from '../kit/index.ts'
import { SpeechBody, StreamSpeechQuery, TimedSpeech, WholeSpeechQuery } from './schemas.ts'
import { spokenTextErrors } from './generation-errors.ts'

/** The bounds of one dialogue. */
export const dialogueLimits = { inputsMax: 50, voicesMax: 10 } as const

/** One line: what is said, and who says it. */
export const DialogueInput = z.object({
  text: coded('empty_text', z.string().min(1)),
  voice_id: z.string().min(1).max(64),
})
export type DialogueInput = z.infer<typeof DialogueInput>

export const DialogueSettings = coded(
  'invalid_voice_settings',
  z.object({ stability: z.number().min(0).max(1).nullish() }),
)

/** What is to be said by whom, in the order it is heard. */
export const DialogueBody = z.object({
  inputs: z.array(DialogueInput).min(1).max(dialogueLimits.inputsMax),
  model_id: z.string().max(64).default('eleven_v3'),
  language_code: SpeechBody.shape.language_code,
  settings: DialogueSettings.nullish(),
  pronunciation_dictionary_locators: SpeechBody.shape.pronunciation_dictionary_locators,
  seed: SpeechBody.shape.seed,
  apply_text_normalization: SpeechBody.shape.apply_text_normalization,
  audio_effects: SpeechBody.shape.audio_effects,
})
export type DialogueBody = z.infer<typeof DialogueBody>

/** Which voice is heard from when to when, and which of the answer's characters it says (the end is exclusive). */
export const VoiceSegment = z.object({
  voice_id: z.string(),
  start_time_seconds: z.number(),
  end_time_seconds: z.number(),
  character_start_index: z.number().int(),
  character_end_index: z.number().int(),
  dialogue_input_index: z.number().int(),
})
export type VoiceSegment = z.infer<typeof VoiceSegment>

/** Sound with the times of its characters, counted from the start of the dialogue, and who says them. */
export const TimedDialogue = TimedSpeech.extend({ voice_segments: z.array(VoiceSegment) })
export type TimedDialogue = z.infer<typeof TimedDialogue>

const speak = {
  method: 'POST',
  access: { scope: 'text_to_speech' },
  body: DialogueBody,
  idempotent: true,
  errors: [...spokenTextErrors, 'invalid_parameters'],
} as const

export const dialogue = {
  convertDialogue: defineEndpoint({
    ...speak,
    id: 'speech.convertDialogue',
    path: '/v1/text-to-dialogue',
    summary: 'Speak a dialogue of several voices; the answer is the whole recording',
    query: WholeSpeechQuery,
    success: { status: 200, bytes: recordingTypes },
  }),
  streamDialogue: defineEndpoint({
    ...speak,
    id: 'speech.streamDialogue',
    path: '/v1/text-to-dialogue/stream',
    summary: 'Speak a dialogue; audio is sent while it is made',
    query: StreamSpeechQuery,
    success: { status: 200, bytes: recordingTypes },
  }),
  convertDialogueWithTimestamps: defineEndpoint({
    ...speak,
    id: 'speech.convertDialogueWithTimestamps',
    path: '/v1/text-to-dialogue/with-timestamps',
    summary: 'Speak a dialogue and say when each character is heard, and whose it is',
    query: WholeSpeechQuery,
    success: { status: 200, schema: TimedDialogue },
  }),
  streamDialogueWithTimestamps: defineEndpoint({
    ...speak,
    id: 'speech.streamDialogueWithTimestamps',
    path: '/v1/text-to-dialogue/stream/with-timestamps',
    summary: 'Speak a dialogue; audio, character times and voices are sent while they are made',
    query: StreamSpeechQuery,
    success: { status: 200, lines: TimedDialogue },
  }),
} as const
