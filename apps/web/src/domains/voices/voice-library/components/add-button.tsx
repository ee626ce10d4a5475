import type { LibraryVoice } from '@vireo/contracts/voice-library'
import { Button } from '@vireo/ui'
import { Check, Plus } from 'lucide-react'

import { SpeakWithVoice } from '#voices'
import { isPremade } from '../is-premade.ts'
import { libraryWords } from '../words.ts'

/** Adds a voice, or says that it is there; what came with the product is used at once. */
export function AddButton({ voice, onAdd }: { readonly voice: LibraryVoice; readonly onAdd: () => void }) {
  if (isPremade(voice)) return <SpeakWithVoice voice={voice} />
  if (voice.is_added_by_user === true) {
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
