import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '@vireo/contracts/kit'
import { onboardingEndpoints } from '@vireo/contracts/onboarding'
import { usersEndpoints } from '@vireo/contracts/users'
import { showError } from '@vireo/ui'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { onboardingWords } from './words.ts'

const { initiate, hide, markComplete } = onboardingEndpoints satisfies Record<string, Endpoint>

/** Asks for the first steps of whoever is signed in; who has no list of them is given one. */
export const checklistQuery = queryOptions({
  queryKey: [initiate.id],
  queryFn: ({ signal }) => call(initiate, {}, { signal }),
})

/** Asks for the first steps of whoever is signed in. */
export function useChecklist() {
  return useQuery(checklistQuery)
}

function useRefreshUser() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: contractQuery(usersEndpoints.get, {}).queryKey })
}

/** Hides the list, or shows it again. */
export function useHideChecklist() {
  const client = useQueryClient()
  const refresh = useRefreshUser()
  return useMutation({
    mutationFn: (hidden: boolean) => call(hide, { hidden }),
    onSuccess: (checklist) => {
      client.setQueryData(checklistQuery.queryKey, checklist)
      return refresh()
    },
    onError: () => showError(onboardingWords.hideFailed),
  })
}

/** Ends the list, whatever is left on it. */
export function useEndChecklist() {
  const refresh = useRefreshUser()
  return useMutation({ mutationFn: () => call(markComplete, {}), onSuccess: refresh, onError: showFailure })
}
