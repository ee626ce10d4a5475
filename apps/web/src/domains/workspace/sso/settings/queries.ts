import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallInput } from '@vireo/contracts/kit'
import { ssoEndpoints } from '@vireo/contracts/sso'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

const domainsQuery = contractQuery(ssoEndpoints.listDomainVerifications, {})
const providersQuery = contractQuery(ssoEndpoints.listIdentityProviders, {})
const rulesQuery = contractQuery(ssoEndpoints.getSingleSignOn, {})

export const useDomains = () => useQuery(domainsQuery)
export const useProviders = () => useQuery(providersQuery)
export const useRules = () => useQuery(rulesQuery)

/** Makes every part of the section look again: they depend on each other. */
export function useRefreshSso(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: domainsQuery.queryKey }),
      client.invalidateQueries({ queryKey: providersQuery.queryKey }),
      client.invalidateQueries({ queryKey: rulesQuery.queryKey }),
    ])
  }
}

/** Changes the rules of single sign-on; the answer takes their place on the screen. */
export function useUpdateRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: CallInput<typeof ssoEndpoints.updateSingleSignOn>) =>
      call(ssoEndpoints.updateSingleSignOn, changes),
    onSuccess: (rules) => client.setQueryData(rulesQuery.queryKey, rules),
  })
}

/** Changes an identity provider and asks for everything about single sign-on again. */
export function useUpdateProvider() {
  const refresh = useRefreshSso()
  return useMutation({
    mutationFn: (changes: CallInput<typeof ssoEndpoints.updateIdentityProvider>) =>
      call(ssoEndpoints.updateIdentityProvider, changes),
    onSettled: refresh,
    onError: showFailure,
  })
}
