import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AddressEngine, addressEndpoints, enginesEndpoints } from '@vireo/contracts/engines'

import { contractQuery } from '#kit/api/index.ts'
import { refreshVoices } from '#voices'

const shared = contractQuery(addressEndpoints.listShared, {})
const own = contractQuery(addressEndpoints.listOwn, {})
/** How often an engine is looked at that was not asked yet, in milliseconds. */
const lookEveryMs = 1500

function isUnknown({ health }: AddressEngine): boolean {
  return health.state === 'unknown'
}

/** Asks for the engines by address of the instance; again while one was not asked yet. */
export function useSharedEngines() {
  return useQuery({
    ...shared,
    refetchInterval: ({ state: { data } }) => (data?.engines.some(isUnknown) ? lookEveryMs : false),
  })
}

/** Asks for the engines by address of the workspace, and what may leave this instance. */
export function useOwnEngines(isAllowed: boolean) {
  return useQuery({
    ...own,
    enabled: isAllowed,
    refetchInterval: ({ state: { data } }) => (data?.engines.some(isUnknown) ? lookEveryMs : false),
  })
}

/** Asks for engines by address again, for what they make possible, and for the voices that come with them. */
export function useRefreshAddresses() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: shared.queryKey }),
      client.invalidateQueries({ queryKey: own.queryKey }),
      client.invalidateQueries({ queryKey: contractQuery(enginesEndpoints.overview, {}).queryKey }),
      refreshVoices(client),
    ])
  }
}
