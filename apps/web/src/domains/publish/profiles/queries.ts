import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@vireo/contracts/kit'
import { type OwnProfile, profilesEndpoints } from '@vireo/contracts/profiles'

import { call, contractQuery } from '#kit/api/index.ts'

const { get, update, listVoices, listWorks, listPublishedWorks, checkHandle } = profilesEndpoints
const profileQuery = contractQuery(get, {})

/** Asks for the profile of whoever is signed in. */
export function useProfile() {
  return useQuery(profileQuery)
}

/** Changes the profile, and shows at once how it is then. */
export function useChangeProfile() {
  const client = useQueryClient()
  return async (change: CallInput<typeof update>): Promise<OwnProfile> => {
    const profile = await call(update, change)
    client.setQueryData(profileQuery.queryKey, profile)
    return profile
  }
}

/** Asks for the profile again, after its picture changed. */
export function useRefreshProfile() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: profileQuery.queryKey })
}

/** Asks for the voices that may stand on it. */
export function useProfileVoices() {
  return useQuery({ ...contractQuery(listVoices, {}), select: ({ voices }) => voices })
}

/** Asks for the recordings that may stand on it, the newest first, page by page. */
export function useProfileWorks() {
  return useInfiniteQuery({
    queryKey: [listWorks.id],
    queryFn: ({ pageParam, signal }) => call(listWorks, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap(({ works }) => works),
  })
}

/** Asks for the released works that may stand on it, the newest first, page by page. */
export function useProfilePublishedWorks() {
  return useInfiniteQuery({
    queryKey: [listPublishedWorks.id],
    queryFn: ({ pageParam, signal }) =>
      call(listPublishedWorks, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap(({ works }) => works),
  })
}

/** Asks whether a handle can be had; nothing is asked while there is none. */
export function useHandleState(handle: string) {
  return useQuery({
    ...contractQuery(checkHandle, { profile_handle: handle }),
    enabled: handle !== '',
    staleTime: 10_000,
  })
}
