import type { Team } from '@vireo/contracts/productions'
import { Button, EmptyState, showSuccess } from '@vireo/ui'
import { Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatList } from '#kit/format/index.ts'
import { RowsSkeleton } from '#kit/page/index.ts'
import { HouseError } from '../house-error.tsx'
import { houseWords } from '../words.ts'
import { useTeamActions, useTeams } from './queries.ts'
import { TeamDialog } from './team-dialog.tsx'
import { houseTeamWords as words } from './words.ts'

/** Lists the teams of producers, and makes, changes and removes them. */
export function TeamsPart() {
  const { data, error, refetch } = useTeams()
  const [isAdding, setAdding] = useState(false)
  if (!data) return error ? <HouseError error={error} onRetry={refetch} /> : <RowsSkeleton />
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <>
      {data.teams.length === 0 ? (
        <div className="rounded-lg bg-surface">
          <EmptyState icon={<UsersRound size={28} />} title={words.none} action={add}>
            {words.noneText}
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="flex justify-end">{add}</div>
          <ul aria-label={houseWords.shows.teams} className="flex flex-col gap-2">
            {data.teams.map((team) => (
              <TeamRow key={team.team_id} team={team} />
            ))}
          </ul>
        </>
      )}
      {isAdding ? <TeamDialog onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function TeamRow({ team }: { readonly team: Team }) {
  const { team_id: id, name, members } = team
  const [open, setOpen] = useState<'change' | 'remove'>()
  const { remove } = useTeamActions()
  const close = () => setOpen(undefined)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-4">
      <div className="min-w-0 grow basis-64">
        <h2 dir="auto" className="font-medium wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">{membersText(members)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" aria-label={words.removeOf(name)} onClick={() => setOpen('remove')}>
          {words.remove}
        </Button>
        <Button aria-label={words.changeOf(name)} onClick={() => setOpen('change')}>
          {words.change}
        </Button>
      </div>
      {open === 'change' ? <TeamDialog team={team} onClose={close} /> : null}
      {open === 'remove' ? (
        <ConfirmFirst
          title={words.removeTitle(name)}
          consequence={words.removeText}
          action={words.remove}
          danger
          act={async () => {
            await remove(id)
            showSuccess(words.removed)
          }}
          onClose={close}
        />
      ) : null}
    </li>
  )
}

/** So many members are named. */
const namedMost = 3

function membersText(members: Team['members']): string {
  if (members.length === 0) return words.nobody
  const named = members.slice(0, namedMost).map(({ name }) => name)
  const rest = members.length - named.length
  return `${words.count(members.length)}: ${formatList(rest === 0 ? named : [...named, words.others(rest)])}`
}
