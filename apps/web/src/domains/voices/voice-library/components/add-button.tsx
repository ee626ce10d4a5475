import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Button } from '@vireo/ui'
import { Check, Plus } from 'lucide-react'

import { SpeakWithVoice, useVoices } from '#voices'
import { isPremade } from '../is-premade.ts'
import { libraryWords } from '../words.ts'

/** Adds a voice; one that is there already, or came with the product, is used at once. */
export function AddButton({ voice, onAdd }: { readonly voice: LibraryVoice; readonly onAdd: () => void }) {
  const { data: voices } = useVoices()
  if (isPremade(voice)) return <SpeakWithVoice voice={voice} />
  const copy = voices?.find(({ sharing }) => sharing?.original_voice_id === voice.voice_id)
  if (copy) return <SpeakWithVoice voice={copy} />
  if (voice.is_added_by_user === true) {
    // Its copy is still on its way, or was made unavailable.
    return (
      <Button size="sm" disabled icon={<Check aria-hidden size={16} />}>
        {libraryWords.added}
      </Button>
    )
  }
  return (
    <Button
      size="sm"
      icon={<Plus aria-hidden size={16} />}
      aria-label={libraryWords.addNamed(voice.name)}
      onClick={onAdd}
    >
      {libraryWords.add}
    </Button>
  )
}
