import type { Team } from '@vireo/contracts/productions'
import { Button, showSuccess } from '@vireo/ui'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'

import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { formatList } from '#kit/format/index.ts'
import { RowsSkeleton } from '#kit/page/index.ts'
import { Catalogue } from '../catalogue.tsx'
import { HouseError } from '../house-error.tsx'
import { houseWords } from '../words.ts'
import { useTeamActions, useTeams } from './queries.ts'
import { TeamDialog } from './team-dialog.tsx'
import { houseTeamWords as words } from './words.ts'

/** Lists the teams of producers, and makes, changes and removes them. */
export function TeamsPart() {
  const { data, error, refetch } = useTeams()
  if (!data) return error ? <HouseError error={error} onRetry={refetch} /> : <RowsSkeleton />
  return (
    <Catalogue
      caption={houseWords.shows.teams}
      rows={data.teams}
      renderRow={(team) => <TeamRow key={team.team_id} team={team} />}
      icon={<UsersRound size={28} />}
      none={words.none}
      noneText={words.noneText}
      add={words.add}
      renderAdding={(onClose) => <TeamDialog onClose={onClose} />}
    />
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
