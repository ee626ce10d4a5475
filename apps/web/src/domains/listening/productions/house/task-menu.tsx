import { priorities, type Task } from '@vireo/contracts/productions'
import { IconButton, Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator, showSuccess } from '@vireo/ui'
import { Ellipsis } from 'lucide-react'

import { useAttempt } from '#kit/use-attempt.ts'
import { taskLabel } from '../tasks/task-text.ts'
import { productionsWords } from '../words.ts'
import { useHouseActions } from './queries.ts'
import { houseWords } from './words.ts'

/** Says how urgent a task is, and who may find it. */
export function TaskMenu({ task, onGive }: { readonly task: Task; readonly onGive: () => void }) {
  const { setPriority } = useHouseActions()
  const { attempt } = useAttempt()
  const change = (value: string) => {
    const priority = priorities.find((one) => one === value)
    if (!priority || priority === task.priority) return
    void attempt(async () => {
      await setPriority(task.description_id, priority)
      showSuccess(houseWords.prioritySaved)
    })
  }
  return (
    <Menu
      trigger={
        <IconButton label={houseWords.moreOf(taskLabel(task))}>
          <Ellipsis aria-hidden size={16} />
        </IconButton>
      }
    >
      <MenuLabel>{houseWords.priority}</MenuLabel>
      <MenuChoices
        label={houseWords.priorityOf(taskLabel(task))}
        value={task.priority}
        options={priorities.map((value) => ({ value, label: productionsWords.priorities[value] }))}
        onChange={change}
      />
      <MenuSeparator />
      <MenuItem onSelect={onGive}>{houseWords.giveToTeam}</MenuItem>
    </Menu>
  )
}
