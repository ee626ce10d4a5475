import type { VoiceId } from '@vireo/contracts/kit'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { defineHook, type Hook } from '#kernel/hooks.ts'
import type { With } from '#ports/ports.ts'
import type { Pronunciation } from './speaking/pronunciation.ts'

export type SampleRequest = {
  readonly voiceId: VoiceId
  readonly text: string
  readonly pronunciation: Pronunciation
}

/** Asks for a few words to be spoken with rules that may not be saved yet; they are metered like any speech. */
export const speakSample: Hook<[With<'concurrency' | 'settings' | 'speech' | 'storage'>, SampleRequest], ByteAnswer> =
  defineHook('pronunciation.speakSample')
