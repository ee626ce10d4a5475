import { Dialog } from '@vireo/ui'

import { Conversation } from '../messages/conversation.tsx'
import { messageWords } from '../messages/words.ts'

type MessagesDialogProps = { readonly userId: string; readonly taskId: string; readonly onClose: () => void }

/** Shows what was written about a task and its order, and lets its producer answer. */
export function MessagesDialog({ userId, taskId, onClose }: MessagesDialogProps) {
  return (
    <Dialog open onClose={onClose} title={messageWords.title} description={messageWords.toTask} width="lg">
      <div className="mt-4">
        <Conversation about={{ user_id: userId, task_id: taskId }} />
      </div>
    </Dialog>
  )
}
