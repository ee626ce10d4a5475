import { pronunciationEndpoints, type PronunciationRule } from '@vireo/contracts/pronunciation'
import type { Voice } from '@vireo/contracts/voices'
import { Button } from '@vireo/ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'

import { callBytes } from '#kit/api/index.ts'
import { player } from '#kit/player/index.ts'
import { creditsKey } from '#usage'
import { preselected, useVoices } from '#voices'
import { VoicePicker } from '#voices/components/index.ts'
import { pronunciationWords } from '../words.ts'

/** Lets one hear words as they are said without a rule, and with it, in any voice. */
export function HearRule({ words, rule }: { readonly words: string; readonly rule: PronunciationRule | undefined }) {
  const client = useQueryClient()
  const voices = useVoices()
  const [chosen, setChosen] = useState<Voice>()
  const voice = chosen ?? preselected(voices.data ?? [], undefined)
  const isReady = voice !== undefined && words.trim() !== ''
  return (
    <div className="flex flex-col gap-2">
      <VoicePicker value={voice} onChange={setChosen} />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={!isReady}
          icon={<Play aria-hidden size={16} />}
          onClick={() => voice && hear(client, voice, words, [])}
        >
          {pronunciationWords.hearBefore}
        </Button>
        <Button
          disabled={!isReady || !rule}
          icon={<Play aria-hidden size={16} />}
          onClick={() => voice && rule && hear(client, voice, words, [rule])}
        >
          {pronunciationWords.hearAfter}
        </Button>
      </div>
      <p className="text-xs text-muted">{pronunciationWords.hearNote}</p>
    </div>
  )
}

let heard = 0

function hear(client: QueryClient, voice: Voice, text: string, rules: PronunciationRule[]): void {
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
