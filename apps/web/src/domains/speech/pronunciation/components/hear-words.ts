import { pronunciationEndpoints, type PronunciationRule } from '@vireo/contracts/pronunciation'
import type { Voice } from '@vireo/contracts/voices'
import type { QueryClient } from '@tanstack/react-query'

import { callBytes } from '#kit/api/index.ts'
import { player } from '#kit/player/index.ts'
import { creditsKey } from '#usage'
import { pronunciationWords } from '../words.ts'

let heard = 0

/** Plays a few words as they are said with rules, none of which has to be saved. */
export function hearWords(client: QueryClient, voice: Voice, text: string, rules: PronunciationRule[]): void {
  void player.play({
    id: `pronunciation-${heard++}`,
    title: pronunciationWords.hearing(text),
    subtitle: voice.name,
    voiceId: voice.voice_id,
    open: async (signal) => {
      const answer = await callBytes(pronunciationEndpoints.hear, { voice_id: voice.voice_id, text, rules }, { signal })
      // It has cost credits once the last of it is there.
      const stream = answer.stream.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          flush: () => void client.invalidateQueries({ queryKey: creditsKey }),
        }),
      )
      return { ...answer, stream, outputFormat: 'mp3_44100_128' }
    },
  })
}
