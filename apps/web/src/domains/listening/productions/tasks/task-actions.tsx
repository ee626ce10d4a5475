import { type Task, writesRemarks } from '@vireo/contracts/productions'
import { Button, IconButton, Menu, MenuItem, showSuccess } from '@vireo/ui'
import { CalendarPlus, EllipsisVertical, MessageSquareText, MessageSquareMore, Undo2 } from 'lucide-react'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useTaskActions } from '../producer/queries.ts'
import { MessagesDialog } from '../messages/messages-dialog.tsx'
import { messageWords } from '../messages/words.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { taskLabel } from './task-text.ts'
import { taskWords } from './words.ts'

type Asked = 'submit' | 'extend' | 'revoke' | 'feedback' | 'messages'
type Props = { readonly task: Task; readonly userId: string }

/** Offers what its producer can do with a task as it is now. */
export function TaskActions({ task, userId }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const isOpen = task.state === 'claimed' || task.state === 'changes_requested'
  const hasFeedback = ['changes_requested', 'approved', 'in_review'].includes(task.state)
  return (
    <>
      {hasFeedback ? (
        <Button
          icon={<MessageSquareText aria-hidden size={16} />}
          aria-label={taskWords.feedbackOf(taskLabel(task))}
          onClick={() => setAsked('feedback')}
        >
          {taskWords.feedback}
        </Button>
      ) : null}
      <Button
        icon={<MessageSquareMore aria-hidden size={16} />}
        aria-label={messageWords.of(taskLabel(task))}
        onClick={() => setAsked('messages')}
      >
        {messageWords.title}
      </Button>
      {isOpen ? (
        <Button aria-label={taskWords.submitOf(taskLabel(task))} onClick={() => setAsked('submit')}>
          {taskWords.submit}
        </Button>
      ) : null}
      {task.state === 'claimed' ? <MoreMenu task={task} onAsk={setAsked} /> : null}
      {asked === 'feedback' ? (
        <FeedbackDialog userId={userId} taskId={task.task_id} onClose={() => setAsked(undefined)} />
      ) : null}
      {asked === 'messages' ? (
        <MessagesDialog
          about={{ user_id: userId, task_id: task.task_id }}
          lead={messageWords.toTask}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked && asked !== 'feedback' && asked !== 'messages' ? (
        <Asking task={task} userId={userId} asked={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  )
}

function MoreMenu({ task, onAsk }: { readonly task: Task; readonly onAsk: (asked: Asked) => void }) {
  return (
    <Menu
      trigger={
        <IconButton label={taskWords.actions(taskLabel(task))}>
          <EllipsisVertical aria-hidden size={16} />
        </IconButton>
      }
    >
      {task.is_extended ? null : (
        <MenuItem icon={<CalendarPlus aria-hidden size={16} />} onSelect={() => onAsk('extend')}>
          {taskWords.extend}
        </MenuItem>
      )}
      <MenuItem icon={<Undo2 aria-hidden size={16} />} danger onSelect={() => onAsk('revoke')}>
        {taskWords.revoke}
      </MenuItem>
    </Menu>
  )
}

type AskingProps = Props & { readonly asked: Exclude<Asked, 'feedback' | 'messages'>; readonly onClose: () => void }

function Asking({ task, userId, asked, onClose }: AskingProps) {
  const acts = useTaskActions(userId, task.task_id)
  const dones = { submit: taskWords.submitted, extend: taskWords.extended, revoke: taskWords.revoked } as const
  const isCheck = asked === 'submit' && writesRemarks(task.service)
  return (
    <ConfirmFirst
      title={taskWords[`${asked}Title`]}
      consequence={isCheck ? taskWords.submitCheckConsequence : taskWords[`${asked}Consequence`]}
      action={taskWords[asked]}
      danger={asked === 'revoke'}
      act={async () => {
        await acts[asked]()
        showSuccess(dones[asked])
      }}
      onClose={onClose}
    />
  )
}
