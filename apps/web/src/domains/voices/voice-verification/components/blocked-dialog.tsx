import type { Voice } from '@vireo/contracts/voices'
import { Button, Dialog } from '@vireo/ui'

import { verificationWords } from '../words.ts'

/** Tells that the operator lets nobody speak with this voice. */
export function BlockedDialog({ voice, onClose }: { readonly voice: Voice; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={verificationWords.blockedTitle(voice.name)}
      description={verificationWords.blockedText}
      footer={
        <Button variant="primary" onClick={onClose}>
          {verificationWords.understood}
        </Button>
      }
    />
  )
}
