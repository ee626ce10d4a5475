import { type Task, type TaskState, taskStates } from '@vireo/contracts/productions'
import { Button, buttonClasses, Select, showSuccess } from '@vireo/ui'
import { Suspense, useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { AppLink } from '#kit/routing/index.ts'
import { reviewAddress } from '../shown/addresses.ts'
import { TaskRow } from '../tasks/task-row.tsx'
import { taskLabel } from '../tasks/task-text.ts'
import { taskWords } from '../tasks/words.ts'
import { HouseList } from './house-list.tsx'
import { GiveDialog } from './later-parts.ts'
import { TaskMenu } from './task-menu.tsx'
import { useAllTasks, useHouseActions } from './queries.ts'
import { houseWords } from './words.ts'

/** Lists the tasks of everybody in a state; a review that nobody decides is decided from here. */
export function TasksPart() {
  const [state, setState] = useState<TaskState>('in_review')
  const tasks = useAllTasks(state)
  return (
    <>
      <div className="max-w-xs">
        <Select
          label={houseWords.state}
          value={state}
          groups={[
            {
              label: houseWords.state,
              options: taskStates.map((value) => ({ value, label: taskWords.states[value] })),
            },
          ]}
          onChange={(value) => setState(taskStates.find((one) => one === value) ?? 'in_review')}
        />
      </div>
      <HouseList
        caption={houseWords.shows.tasks}
        asked={tasks}
        nothing={houseWords.noTasks}
        renderRow={(task) => <HouseTask key={task.task_id} task={task} />}
      />
    </>
  )
}

function HouseTask({ task }: { readonly task: Task }) {
  const [isTakingAway, setTakingAway] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const { takeAway } = useHouseActions()
  const { producer, state } = task
  const isSeen = producer !== null && (state === 'submitted' || state === 'in_review' || state === 'approved')
  const isOpen = state !== 'approved' && state !== 'revoked' && state !== 'expired'
  return (
    <TaskRow task={task} showsState facts={task.team_id === null ? [] : [houseWords.forTeam]}>
      {isSeen ? (
        <AppLink
          to={reviewAddress(producer, task.task_id)}
          aria-label={houseWords.reviewOf(taskLabel(task))}
          className={buttonClasses({})}
        >
          {houseWords.review}
        </AppLink>
      ) : null}
      {producer !== null && state === 'claimed' ? (
        <Button aria-label={houseWords.takeAwayOf(taskLabel(task))} onClick={() => setTakingAway(true)}>
          {houseWords.takeAway}
        </Button>
      ) : null}
      {isOpen ? <TaskMenu task={task} onGive={() => setGiving(true)} /> : null}
      {isGiving ? (
        <Suspense>
          <GiveDialog task={task} onClose={() => setGiving(false)} />
        </Suspense>
      ) : null}
      {isTakingAway && producer !== null ? (
        <ConfirmFirst
          title={houseWords.takeAwayTitle}
          consequence={houseWords.takeAwayText}
          action={houseWords.takeAway}
          danger
          act={async () => {
            await takeAway(producer, task.task_id)
            showSuccess(houseWords.takenAway)
          }}
          onClose={() => setTakingAway(false)}
        />
      ) : null}
    </TaskRow>
  )
}
