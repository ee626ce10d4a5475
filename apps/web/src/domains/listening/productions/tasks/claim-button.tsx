import { producerLimits, type Task } from '@vireo/contracts/productions'
import { Button, showSuccess } from '@vireo/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { nowMs } from '#kit/clock.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { useTaskActions } from '../producer/queries.ts'
import { workAddress } from '../shown/addresses.ts'
import { timeText } from '../shown/instants.ts'
import { centsText } from '../shown/money.ts'
import { taskLabel } from './task-text.ts'
import { taskWords } from './words.ts'

/** Says what a task pays and by when it must be there, and claims it. */
export function ClaimButton({ task, userId }: { readonly task: Task; readonly userId: string }) {
  const [askedAtMs, setAskedAtMs] = useState<number>()
  const { claim } = useTaskActions(userId, task.task_id)
  const navigate = useNavigate()
  return (
    <>
      <Button variant="primary" aria-label={taskWords.claimOf(taskLabel(task))} onClick={() => setAskedAtMs(nowMs())}>
        {taskWords.claim}
      </Button>
      {askedAtMs === undefined ? null : (
        <ConfirmFirst
          title={taskWords.claimTitle}
          consequence={taskWords.claimConsequence(
            centsText(task.payout_cents),
            timeText(new Date(askedAtMs + producerLimits.claimedForMs).toISOString()),
          )}
          action={taskWords.claim}
          act={async () => {
            await claim()
            showSuccess(taskWords.claimed)
            await navigate(workAddress(userId, task.task_id))
          }}
          onClose={() => setAskedAtMs(undefined)}
        />
      )}
    </>
  )
}
