import type { Input } from '@vireo/contracts/kit'
import type { speechEndpoints } from '@vireo/contracts/speech'
import type { With } from '#ports/ports.ts'
import type { StoredAlignments } from '#history'
import type { BegunSpeech } from '../begin-speech.ts'
import { completeSpeech } from '../complete-speech.ts'

export type TimedRecording = {
  readonly audio: Uint8Array
  readonly alignments: StoredAlignments | null
  readonly headers: Readonly<Record<string, string>>
}

/** Speaks a text and tells, with the whole recording, when each character is heard. */
export async function convertWithTimestamps(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  input: Input<typeof speechEndpoints.convertWithTimestamps>,
): Promise<TimedRecording> {
  return readTimed(await completeSpeech(ctx, input))
}

/** Reads a complete recording with the times of its characters, and closes its generation. */
export async function readTimed({ generation, headers }: BegunSpeech): Promise<TimedRecording> {
  try {
    const audio = await generation.read({ start: 0, end: generation.take.tail.end })
    return { audio, alignments: generation.take.alignments(), headers }
  } finally {
    await generation.close()
  }
}
