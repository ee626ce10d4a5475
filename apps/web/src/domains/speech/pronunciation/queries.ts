import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { workspacesEndpoints } from '@vireo/contracts/workspaces'

import { call, contractQuery } from '#kit/api/index.ts'

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

/** Asks for the workspace, which says what all speech is said with. */
export function useLocators() {
  const workspace = useQuery(contractQuery(workspacesEndpoints.get, {}))
  return workspace.data?.pronunciation_dictionary_locators
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
