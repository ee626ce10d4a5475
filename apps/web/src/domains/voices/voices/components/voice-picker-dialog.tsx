import type { Voice } from '@vireo/contracts/voices'
import { Dialog } from '@vireo/ui'

import { announceChosen } from '../announced-voice.ts'
import { voiceWords } from '../words.ts'
import { VoiceList } from './voice-list.tsx'

/** The list of every voice, to take one from. */
export function VoicePickerDialog({
  open,
  selectedId,
  onChoose,
  onClose,
}: {
  readonly open: boolean
  readonly selectedId: string | undefined
  readonly onChoose: (voice: Voice) => void
  readonly onClose: () => void
}) {
  return (
    <Dialog open={open} onClose={onClose} title={voiceWords.choose} width="3xl">
      <VoiceList
        selectedId={selectedId}
        onSelect={(voice) => {
          onChoose(voice)
          onClose()
          announceChosen(voice)
        }}
      />
    </Dialog>
  )
}
