import { z } from 'zod'
import { VoiceFace } from '../voices/index.ts'
import { ReadDescription } from './wishes.ts'

export const SessionPath = z.object({ remixing_session_id: z.string().min(1).max(64) })

/** Where a voice is worked on: from nothing, or from a voice there is. */
export const CreateSession = z.object({ voice_id: z.string().min(1).max(64).nullish() })

export const IterationPreview = z.object({
  generated_voice_id: z.string(),
  media_type: z.string(),
  duration_secs: z.number(),
  language: z.string().nullable(),
  /** Ours: the voice that is made of it keeps this face. */
  face: VoiceFace,
  /** The voice that was made of it, where one was. */
  voice_id: z.string().nullable(),
})

/** One step: what was asked for, and what came of it. */
export const SessionIteration = z.object({
  remixing_session_iteration_id: z.string(),
  /** The iteration it goes on from; null for a beginning. */
  parent_iteration_id: z.string().nullable(),
  kind: z.enum(['design', 'remix']),
  voice_description: z.string(),
  text: z.string(),
  seed: z.number().int(),
  read: ReadDescription,
  /** What was changed by it: a voice, or a preview of an earlier iteration. */
  changed_voice_id: z.string().nullable(),
  previews: z.array(IterationPreview),
  created_at_unix: z.number().int(),
})
export type SessionIteration = z.infer<typeof SessionIteration>

export const RemixingSession = z.object({
  remixing_session_id: z.string(),
  voice_id: z.string().nullable(),
  created_at_unix: z.number().int(),
  updated_at_unix: z.number().int(),
  /** Sessions that nobody works on are removed then, with their previews. */
  expires_at_unix: z.number().int(),
  iteration_count: z.number().int(),
})
export type RemixingSession = z.infer<typeof RemixingSession>

/** Oldest iteration first. */
export const RemixingSessionDetails = RemixingSession.extend({ iterations: z.array(SessionIteration) })
export type RemixingSessionDetails = z.infer<typeof RemixingSessionDetails>
