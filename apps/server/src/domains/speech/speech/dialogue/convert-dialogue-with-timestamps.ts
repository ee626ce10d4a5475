import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { With } from '#ports/ports.ts'
import { completeBegun } from '../complete-speech.ts'
import { readTimed, type TimedRecording } from '../timestamps/convert-with-timestamps.ts'
import { beginDialogue } from './begin-dialogue.ts'
import type { HeardLine } from './voice-segments.ts'

export type TimedDialogueRecording = TimedRecording & { readonly lines: readonly HeardLine[] }

/** Speaks a dialogue and tells, with the whole recording, when each character is heard and whose it is. */
export async function convertDialogueWithTimestamps(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.convertDialogueWithTimestamps>,
): Promise<TimedDialogueRecording> {
  const begun = await completeBegun(ctx, await beginDialogue(ctx, input))
  const turns = begun.generation.take.spokenTurns() ?? []
  const lines = turns.map(({ text, voice }) => ({ text, voice_id: voice.voiceId }))
  return { ...(await readTimed(begun)), lines }
}
