import type { Voice } from '@vireo/contracts/voices'
import { type ReactNode, Suspense, useState } from 'react'

import { later } from '#kit/later.tsx'
import { ShareDialog } from '#resources'
import { useRefreshVoices } from '../queries.ts'
import type { VoiceAction } from '../voice-actions.ts'

const EditVoiceDialog = later(async () => ({ default: (await import('./edit-voice-dialog.tsx')).EditVoiceDialog }))
const DeleteVoiceDialog = later(async () => ({
  default: (await import('./delete-voice-dialog.tsx')).DeleteVoiceDialog,
}))
const AddToCollectionDialog = later(async () => ({
  default: (await import('../collections/add-to-collection-dialog.tsx')).AddToCollectionDialog,
}))

type Act = (voice: Voice) => void

export type VoiceActions = {
  readonly edit: Act
  readonly share: Act
  readonly collect: Act
  readonly remove: Act
  /** What a slice above does with the voice. */
  readonly run: (voice: Voice, action: VoiceAction) => void
  /** What asks about an act; stands once beside the list. */
  readonly dialogs: ReactNode
}

type Asked = { readonly voice: Voice; readonly about: 'edit' | 'share' | 'collect' | 'remove' | VoiceAction }

/** Gathers what people can do with a voice of a list. */
export function useVoiceActions(): VoiceActions {
  const [asked, setAsked] = useState<Asked>()
  const refresh = useRefreshVoices()
  const ask = (about: Asked['about']) => (voice: Voice) => setAsked({ voice, about })
  const close = () => setAsked(undefined)
  const closeChanged = () => {
    close()
    void refresh()
  }
  return {
    edit: ask('edit'),
    share: ask('share'),
    collect: ask('collect'),
    remove: ask('remove'),
    run: (voice, action) => setAsked({ voice, about: action }),
    dialogs: <Suspense>{asked ? <Asking asked={asked} onClose={close} onChanged={closeChanged} /> : null}</Suspense>,
  }
}

function Asking({
  asked: { voice, about },
  onClose,
  onChanged,
}: {
  readonly asked: Asked
  readonly onClose: () => void
  readonly onChanged: () => void
}) {
  if (about === 'edit') return <EditVoiceDialog voice={voice} onClose={onClose} onChanged={onChanged} />
  if (about === 'remove') return <DeleteVoiceDialog voice={voice} onClose={onClose} onDeleted={onChanged} />
  if (about === 'share') return <ShareDialog type="voice" id={voice.voice_id} name={voice.name} onClose={onChanged} />
  if (about === 'collect') return <AddToCollectionDialog voice={voice} onClose={onClose} />
  return <about.dialog voice={voice} onClose={onChanged} />
}
