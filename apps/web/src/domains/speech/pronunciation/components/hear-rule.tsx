import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import type { Voice } from '@vireo/contracts/voices'
import { Button } from '@vireo/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'

import { preselected, useVoices } from '#voices'
import { VoicePicker } from '#voices/components/index.ts'
import { pronunciationWords } from '../words.ts'
import { hearWords } from './hear-words.ts'

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
          onClick={() => voice && hearWords(client, voice, words, [])}
        >
          {pronunciationWords.hearBefore}
        </Button>
        <Button
          disabled={!isReady || !rule}
          icon={<Play aria-hidden size={16} />}
          onClick={() => voice && rule && hearWords(client, voice, words, [rule])}
        >
          {pronunciationWords.hearAfter}
        </Button>
      </div>
      <p className="text-xs text-muted">{pronunciationWords.hearNote}</p>
    </div>
  )
}
