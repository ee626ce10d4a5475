import { useQuery, useQueryClient } from '@tanstack/react-query'
import { identityEndpoints } from '@vireo/contracts/identity'
import { usersEndpoints } from '@vireo/contracts/users'

import { contractQuery } from '#kit/api/index.ts'

const keysQuery = contractQuery(identityEndpoints.listApiKeys, {})

/** Asks for the keys of whoever is signed in, newest first. */
export function useApiKeys() {
  return useQuery(keysQuery)
}

/** Asks for the list again after a change; the user document names the newest key. */
export function useRefreshApiKeys() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: keysQuery.queryKey }),
      client.invalidateQueries({ queryKey: [usersEndpoints.get.id] }),
    ])
  }
}
