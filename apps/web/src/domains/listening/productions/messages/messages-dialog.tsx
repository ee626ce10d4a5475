import { Dialog } from '@vireo/ui'

import { Conversation } from './conversation.tsx'
import type { MessagesAbout } from './queries.ts'
import { messageWords } from './words.ts'

type MessagesDialogProps = { readonly about: MessagesAbout; readonly lead: string; readonly onClose: () => void }

/** Shows what was written about an order or a task, says who reads an answer, and takes it. */
export function MessagesDialog({ about, lead, onClose }: MessagesDialogProps) {
  return (
    <Dialog open onClose={onClose} title={messageWords.title} description={lead} width="lg">
      <div className="mt-4">
        <Conversation about={about} />
      </div>
    </Dialog>
  )
}
