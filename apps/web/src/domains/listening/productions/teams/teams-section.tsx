import type { Team } from '@vireo/contracts/productions'
import { Section, SkeletonText } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { formatList } from '#kit/format/index.ts'
import { TaskRow } from '../tasks/task-row.tsx'
import { useTeamsOf, useTeamTasks } from './queries.ts'
import { teamWords } from './words.ts'

/** Lists the teams that a producer is in: who else is, and what waits for them. */
export function TeamsSection({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useTeamsOf(userId)
  return (
    <Section title={teamWords.teams} lead={data?.length === 0 ? teamWords.none : teamWords.lead}>
      {data ? (
        <ul aria-label={teamWords.teams} className="flex flex-col divide-y divide-line empty:hidden">
          {data.map((team) => (
            <TeamItem key={team.team_id} team={team} userId={userId} />
          ))}
        </ul>
      ) : error ? (
        <QueryError title={teamWords.failed} error={error} onRetry={refetch} compact />
      ) : (
        <SkeletonText />
      )}
    </Section>
  )
}

function TeamItem({ team, userId }: { readonly team: Team; readonly userId: string }) {
  const names = team.members.map(({ user_id: id, name }) => (id === userId ? teamWords.you(name) : name))
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 dir="auto" className="font-medium wrap-anywhere">
          {team.name}
        </h3>
        <p className="text-xs text-muted">{teamWords.members(names.length)}</p>
        <p dir="auto" className="mt-1 text-sm wrap-anywhere">
          {formatList(names)}
        </p>
      </div>
      <Waiting team={team} />
    </li>
  )
}

function Waiting({ team }: { readonly team: Team }) {
  const { data, error, refetch } = useTeamTasks(team.team_id)
  if (!data)
    return error ? (
      <QueryError title={teamWords.tasksFailed} error={error} onRetry={refetch} compact />
    ) : (
      <SkeletonText />
    )
  if (data.tasks.length === 0) return <p className="text-sm text-muted">{teamWords.noTasks}</p>
  return (
    <ul aria-label={teamWords.tasks(team.name)} className="flex flex-col gap-2 rounded-lg bg-canvas p-2">
      {data.tasks.map((task) => (
        <TaskRow key={task.task_id} task={task} />
      ))}
    </ul>
  )
}
