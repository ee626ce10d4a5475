import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AudioNativeProject, audioNativeEndpoints, type SpokenPage } from '@vireo/contracts/audio-native'
import type { CallInput } from '@vireo/contracts/kit'

import { call, contractQuery } from '#kit/api/index.ts'
import { isNotAllowed } from '#kit/not-allowed.tsx'
import { useAddressQuery } from '#kit/routing/index.ts'

const { listProjects, listDomains, listPages, updateProject, getAnalytics } = audioNativeEndpoints
const projectsQuery = contractQuery(listProjects, {})
/** How often pages on their way are looked at, in milliseconds. */
const lookEveryMs = 2000

/** Asks for the projects of the workspace; whoever may not see them is not asked twice. */
export function useProjects() {
  return useQuery({ ...projectsQuery, retry: (count, error) => !isNotAllowed(error) && count < 2 })
}

/** Answers the project that the address names, or the first one where it names none; and how asking for it went. */
export function useChosenProject() {
  const [query] = useAddressQuery()
  const projects = useProjects()
  const id = query.get('project')
  const all = projects.data?.projects
  return { ...projects, project: id === null ? all?.[0] : all?.find((one) => one.project_id === id) }
}

/** Asks for the domains whose pages are read. */
export function useDomains() {
  return useQuery(contractQuery(listDomains, {}))
}

/** Asks for the pages of a project, newest first, page by page, again while one of them is on its way. */
export function usePages(projectId: string) {
  return useInfiniteQuery({
    queryKey: [listPages.id, projectId],
    queryFn: ({ pageParam, signal }) =>
      call(listPages, { project_id: projectId, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ pages }) => pages.some(isMoving)) ? lookEveryMs : false,
  })
}

/** Tells whether a page becomes another one by itself soon. */
export function isMoving({ state, speech }: SpokenPage): boolean {
  return state === 'reading' || speech === 'making'
}

/** Asks what was heard over a time. */
export function useAnalytics(asked: CallInput<typeof getAnalytics>) {
  return useQuery({ ...contractQuery(getAnalytics, asked), placeholderData: keepPreviousData })
}

/** Changes a project; the answer takes its place on the screen. */
export function useUpdateProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: CallInput<typeof updateProject>) => call(updateProject, change),
    onSuccess: (changed) => client.setQueryData(projectsQuery.queryKey, (before) => withProject(before, changed)),
  })
}

type Projects = { readonly projects: readonly AudioNativeProject[] }

function withProject(before: Projects | undefined, changed: AudioNativeProject) {
  return before && { projects: before.projects.map((one) => (one.project_id === changed.project_id ? changed : one)) }
}

/** Asks again for everything about projects after a change. */
export function useRefreshAudioNative() {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [listProjects, listDomains, listPages].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    )
  }
}
