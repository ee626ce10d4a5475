import type { HistoryItem } from '@vireo/contracts/history'
import { Button } from '@vireo/ui'
import { Repeat2 } from 'lucide-react'
import { useNavigate } from 'react-router'

import { paths } from '#kit/routing/index.ts'
import { handoverOf } from '../handover.ts'
import { isVoiceless } from '../speakers.ts'
import { historyWords } from '../words.ts'

/** Takes a text back to where it was made, with its voice or its settings; absent where no text was kept. */
export function UseAgain({ item }: { readonly item: HistoryItem }) {
  const navigate = useNavigate()
  if (!item.text) return null
  return (
    <Button
      variant="primary"
      icon={<Repeat2 aria-hidden size={16} />}
      onClick={() => void navigate(pathOf(item), { state: handoverOf(item) })}
    >
      {isVoiceless(item) ? historyWords.makeAgain : historyWords.speakAgain}
    </Button>
  )
}

function pathOf({ source }: HistoryItem): string {
  if (source === 'Music') return paths.music
  return source === 'SFX' ? paths.soundEffects : paths.textToSpeech
}
