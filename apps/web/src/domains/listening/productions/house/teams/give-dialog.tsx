import type { Task } from '@vireo/contracts/productions'
import { Dialog, Select, showSuccess, SkeletonText } from '@vireo/ui'
import { useState } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useDialogAttempt } from '#kit/failures/use-dialog-attempt.ts'
import { houseWords } from '../words.ts'
import { useTeamActions, useTeams } from './queries.ts'
import { houseTeamWords as words } from './words.ts'

type GiveDialogProps = { readonly task: Task; readonly onClose: () => void }

/** Asks who may find a task: one team alone, or everybody who can do it. */
export function GiveDialog({ task, onClose }: GiveDialogProps) {
  const { data, error, refetch } = useTeams()
  const [teamId, setTeamId] = useState(task.team_id ?? '')
  const { give } = useTeamActions()
  const { busy, problem, attempt } = useDialogAttempt()
  const save = () =>
    attempt(async () => {
      await give(task.description_id, teamId === '' ? null : teamId)
      const team = data?.teams.find(({ team_id: id }) => id === teamId)
      showSuccess(team ? words.given(team.name) : words.givenToAll)
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.giveTitle}
      description={words.giveLead}
      problem={problem}
      confirm={{ label: words.giveIt, loading: busy, onConfirm: () => void save() }}
    >
      <div className="mt-4">
        {data ? (
          <Select
            label={words.team}
            value={teamId}
            groups={[
              {
                label: words.team,
                options: [
                  { value: '', label: words.everybody },
                  ...data.teams.map(({ team_id: value, name: label }) => ({ value, label })),
                ],
              },
            ]}
            onChange={setTeamId}
          />
        ) : error ? (
          <QueryError title={houseWords.failed} error={error} onRetry={refetch} compact />
        ) : (
          <SkeletonText />
        )}
        {data?.teams.length === 0 ? <p className="mt-2 text-sm text-muted">{words.noTeams}</p> : null}
      </div>
    </Dialog>
  )
}
