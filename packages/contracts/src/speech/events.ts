import { z } from 'zod'

/** What speech is asked to do. */
export const speechTasks = ['text_to_speech', 'speech_to_speech'] as const
export type SpeechTask = (typeof speechTasks)[number]

/** Facts that other slices may learn about speech. */
export const speechEvents = {
  /**
   * Somebody's generation began: its credits are set aside, and what becomes of it is not known. Told only while somebody
   * waits to hear it, see the hook `isStartAwaited`.
   */
  'speech.generation-started': z.object({ userId: z.string(), task: z.enum(speechTasks) }),
} as const
