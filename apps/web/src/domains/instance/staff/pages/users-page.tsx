import { useState } from 'react'

import { formatDate } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useDebounced } from '#kit/use-debounced.ts'
import { FoundList } from '../components/found-list.tsx'
import { UserBadges } from '../components/user-badges.tsx'
import { useUsers } from '../queries.ts'
import { staffWords } from '../words.ts'

/** Finds people of the instance, for staff. */
export function UsersPage() {
  const [search, setSearch] = useState('')
  const users = useUsers(useDebounced(search.trim()))
  return (
    <FoundList
      found={users}
      count={users.data?.length}
      search={search}
      onSearch={setSearch}
      words={{
        search: staffWords.searchUsers,
        list: staffWords.users,
        failed: staffWords.usersFailed,
        nothing: staffWords.nobody,
        nothingLead: staffWords.nobodyLead,
      }}
    >
      {users.data?.map((user) => (
        <li key={user.user_id} className="rounded-lg bg-surface p-4">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <AppLink
              to={paths.adminUser.replace(':userId', user.user_id)}
              className="min-w-0 rounded-sm font-medium break-all underline-offset-4 hover:underline"
            >
              {user.email}
            </AppLink>
            <UserBadges user={user} />
          </p>
          <p className="text-sm break-words text-muted">
            {user.first_name === null ? null : (
              <>
                <bdi>{user.first_name}</bdi> ·{' '}
              </>
            )}
            {staffWords.since(formatDate(user.created_at_unix))}
          </p>
        </li>
      ))}
    </FoundList>
  )
}
