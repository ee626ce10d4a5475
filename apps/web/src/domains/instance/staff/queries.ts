import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { staffEndpoints } from '@vireo/contracts/staff'

import { ApiError, call } from '#kit/api/index.ts'

const { listUsers, getUser, listRecordings, listWorkspaces, getWorkspace } = staffEndpoints

/** Tells whether somebody was answered as where nothing is, because they are no staff. */
export function isNowhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'route_not_found'
}

/** Decides whether it is asked again: nobody becomes staff by that. */
function retry(count: number, error: unknown): boolean {
  return !(error instanceof ApiError && error.status < 500) && count < 2
}

const firstPage: string | undefined = undefined

/** Asks for people whose address begins so, page by page. */
export function useUsers(search: string) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [listUsers.id, search],
      queryFn: ({ pageParam: cursor, signal }) => call(listUsers, { search, cursor }, { signal }),
      initialPageParam: firstPage as string | undefined,
      getNextPageParam: (last) => last.next_cursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.users),
      retry,
    }),
  )
}

/** Asks for workspaces whose name begins so, page by page. */
export function useWorkspaces(search: string) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [listWorkspaces.id, search],
      queryFn: ({ pageParam: cursor, signal }) => call(listWorkspaces, { search, cursor }, { signal }),
      initialPageParam: firstPage as string | undefined,
      getNextPageParam: (last) => last.next_cursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.workspaces),
      retry,
    }),
  )
}

/** Asks for an account. Each time it is asked for is written down, so it is not asked for again by itself. */
export function useUser(userId: string) {
  return useQuery(
    queryOptions({
      queryKey: [getUser.id, userId],
      queryFn: ({ signal }) => call(getUser, { person_id: userId }, { signal }),
      refetchOnWindowFocus: false,
      retry,
    }),
  )
}

/** Asks for what a person made, page by page; as for an account, not again by itself. */
export function useRecordings(userId: string) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: [listRecordings.id, userId],
      queryFn: ({ pageParam: cursor, signal }) => call(listRecordings, { person_id: userId, cursor }, { signal }),
      initialPageParam: firstPage as string | undefined,
      getNextPageParam: (last) => last.next_cursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.recordings),
      refetchOnWindowFocus: false,
      retry,
    }),
  )
}

/** Asks for a workspace, as for an account. */
export function useWorkspace(workspaceId: string) {
  return useQuery(
    queryOptions({
      queryKey: [getWorkspace.id, workspaceId],
      queryFn: ({ signal }) => call(getWorkspace, { workspace_id: workspaceId }, { signal }),
      refetchOnWindowFocus: false,
      retry,
    }),
  )
}

/** Asks for everything of the staff again, after a change. */
export function useRefreshStaff() {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [listUsers, getUser, listWorkspaces, getWorkspace].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    )
  }
}
