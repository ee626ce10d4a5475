import type { HistoryItem } from '@vireo/contracts/history'
import { historyEndpoints } from '@vireo/contracts/history'
import { joinClasses, voiceArt, waveStyleOf } from '@vireo/ui'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'

import { contractQuery } from '#kit/api/index.ts'
import { useDrawnVoice } from '#kit/faces/index.ts'
import type { Token } from '../spoken-words/tokens.ts'
import { litLines } from './lit-lines.ts'
import { useHeardWord } from './use-heard-word.ts'

const noTokens: readonly Token[] = []

/** Shows what is said in a recording; while it is played, the word that is heard is lit in the colours of its voice. */
export function LitText({ item }: { readonly item: HistoryItem }) {
  const { data } = useQuery(contractQuery(historyEndpoints.get, { history_item_id: item.history_item_id }))
  const lines = useMemo(() => litLines(data ?? item), [data, item])
  const tokens = useMemo(() => lines.flatMap((line) => line.tokens), [lines])
  const heard = useHeardWord(item.history_item_id, tokens.length > 0 ? tokens : noTokens)
  const voice = useDrawnVoice(item.voice_id ?? item.dialogue?.[0]?.voice_id ?? item.history_item_id)
  return (
    <div className="flex flex-col gap-3 text-base" style={voice && waveStyleOf(voiceArt(voice).wave)}>
      {lines.map((line, place) => (
        <div key={place}>
          {line.speaker ? <p className="text-xs font-medium text-muted">{line.speaker}</p> : null}
          <p className="whitespace-pre-wrap">
            {line.tokens.length === 0
              ? line.text
              : line.tokens.map((token, at) => <Word key={at} text={token.text} isHeard={token === heard} />)}
          </p>
        </div>
      ))}
    </div>
  )
}

const Word = memo(function Word({ text, isHeard }: { readonly text: string; readonly isHeard: boolean }) {
  return (
    <span data-heard={isHeard || undefined} className={joinClasses(isHeard && 'rounded-sm bg-(--wave) text-ink')}>
      {text}
    </span>
  )
})
