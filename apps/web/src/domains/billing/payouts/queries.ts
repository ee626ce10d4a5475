import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '@vireo/contracts'

import { call, contractQuery } from '../../../kit/api/index.ts'
import { showFailure } from '../../../kit/show-failure.ts'

/** The account and what was paid to it, a page at a time. */
export function usePayouts() {
  return useInfiniteQuery({
    queryKey: [api.billing.listPayouts.id],
    queryFn: ({ pageParam }) => call(api.billing.listPayouts, pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  })
}

/** Leads to the provider's page: to open and set up an account, or to change one. */
export function useConnect(isSetUp: boolean) {
  return useMutation({
    mutationFn: () =>
      isSetUp ? call(api.billing.createConnectAccountManagementLink, {}) : call(api.billing.createConnectAccount, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: showFailure,
  })
}

export function useSandboxLink(linkId: string) {
  return useQuery({ ...contractQuery(api.billing.readSandboxConnect, { link_id: linkId }), retry: false })
}

export function useCompleteSandbox(linkId: string) {
  return useMutation({
    mutationFn: () => call(api.billing.completeSandboxConnect, { link_id: linkId }),
    onSuccess: ({ return_url: url }) => location.assign(url),
    onError: showFailure,
  })
}
