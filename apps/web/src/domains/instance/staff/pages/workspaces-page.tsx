import { useState } from 'react'

import { formatDate } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { FoundList } from '../components/found-list.tsx'
import { useWorkspaces } from '../queries.ts'
import { staffWords } from '../words.ts'

/** Finds workspaces of the instance, for staff. */
export function WorkspacesPage() {
  const [search, setSearch] = useState('')
  const workspaces = useWorkspaces(useDebounced(search.trim()))
  return (
    <FoundList
      found={workspaces}
      count={workspaces.data?.length}
      search={search}
      onSearch={setSearch}
      words={{
        search: staffWords.searchWorkspaces,
        list: staffWords.workspaces,
        failed: staffWords.workspacesFailed,
        nothing: staffWords.nothing,
        nothingLead: staffWords.nothingLead,
      }}
    >
      {workspaces.data?.map(({ workspace_id: id, name, owner_email: email, created_at_unix: since }) => (
        <li key={id} className="rounded-lg bg-surface p-4 text-sm">
          <p>
            <AppLink
              to={paths.adminWorkspace.replace(':workspaceId', id)}
              className="rounded-sm font-medium break-words underline-offset-4 hover:underline"
            >
              <bdi>{name}</bdi>
            </AppLink>
          </p>
          <p className="break-words text-muted">
            {staffWords.ownedBy(email)} · {staffWords.since(formatDate(since))}
          </p>
        </li>
      ))}
    </FoundList>
  )
}
