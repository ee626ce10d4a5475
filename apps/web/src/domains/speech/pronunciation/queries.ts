import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dictionary, type DictionaryPage, pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { call, contractQuery } from '#kit/api/index.ts'
import { useWorkspaces } from '#workspaces'

/** Asks for the dictionaries that one sees, newest first, page by page. */
export function useDictionaries() {
  return useInfiniteQuery({
    queryKey: [pronunciationEndpoints.list.id],
    queryFn: ({ pageParam, signal }) =>
      call(pronunciationEndpoints.list, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
}

/** Asks for a dictionary with its rules. */
export function useDictionary(id: string) {
  return useQuery(contractQuery(pronunciationEndpoints.get, { pronunciation_dictionary_id: id }))
}

/** Asks for the tests of a dictionary. */
export function useTests(id: string) {
  return useQuery(contractQuery(pronunciationEndpoints.getTests, { pronunciation_dictionary_id: id }))
}

/** Runs the tests of a dictionary against a version, once for each. */
export function useOutcomes(id: string, versionId: string, tests: number) {
  return useQuery({
    queryKey: [pronunciationEndpoints.runTests.id, id, versionId, tests],
    queryFn: ({ signal }) => call(pronunciationEndpoints.runTests, { pronunciation_dictionary_id: id }, { signal }),
    enabled: tests > 0,
  })
}

/** Asks for the versions of a dictionary, once somebody wants to see them. */
export function useVersions(id: string, wanted: boolean) {
  return useQuery({
    ...contractQuery(pronunciationEndpoints.listVersions, { pronunciation_dictionary_id: id }),
    enabled: wanted,
  })
}

/** Asks for the workspace, which says what all speech is said with, and whether one may say so. */
export function useAppliedToAll() {
  const { data } = useQuery(contractQuery(workspacesEndpoints.get, {}))
  const here = useWorkspaces().data?.workspaces.find(({ is_current: isCurrent }) => isCurrent)
  return { locators: data?.pronunciation_dictionary_locators, mayChange: here?.seat_type === 'workspace_admin' }
}

/** Asks for the dictionaries that all speech is said with; nothing until they are known. */
export function useAppliedDictionaries(): readonly Dictionary[] | undefined {
  const { locators } = useAppliedToAll()
  const ids = locators?.map((locator) => locator.pronunciation_dictionary_id) ?? []
  const found = useQuery({
    queryKey: [pronunciationEndpoints.list.id, 'applied', ...ids],
    queryFn: ({ signal }) => dictionariesOf(ids, signal),
    enabled: ids.length > 0,
  })
  return locators?.length === 0 ? [] : found.data
}

/** Answers these dictionaries; what one does not see is not spoken with either, and is left out. */
async function dictionariesOf(ids: readonly string[], signal: AbortSignal): Promise<Dictionary[]> {
  const found = new Map<string, Dictionary>()
  let cursor: string | null = null
  do {
    const page: DictionaryPage = await call(
      pronunciationEndpoints.list,
      { page_size: 100, ...(cursor !== null && { cursor }) },
      { signal },
    )
    for (const one of page.pronunciation_dictionaries) if (ids.includes(one.id)) found.set(one.id, one)
    cursor = page.next_cursor
  } while (cursor !== null && found.size < ids.length)
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Asks again for everything about dictionaries after a change. */
export function useRefreshDictionaries() {
  const client = useQueryClient()
  return async () => {
    const { list, get, getTests, runTests, listVersions } = pronunciationEndpoints
    const changed = [list, get, getTests, runTests, listVersions, workspacesEndpoints.get]
    await Promise.all(changed.map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
  }
}
