import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { billingEndpoints } from '@vireo/contracts/billing'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

/** Asks for the account and what was paid to it, a page at a time. */
export function usePayouts() {
  return useInfiniteQuery({
    queryKey: [billingEndpoints.listPayouts.id],
    queryFn: ({ pageParam }) =>
      call(billingEndpoints.listPayouts, pageParam === undefined ? {} : { cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  })
}

/** Leads to the provider's page: to open and set up an account, or to change one. */
export function useConnect(isSetUp: boolean) {
  return useMutation({
    mutationFn: () =>
      isSetUp
        ? call(billingEndpoints.createConnectAccountManagementLink, {})
        : call(billingEndpoints.createConnectAccount, {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: showFailure,
  })
}

/** Asks what a link of the sandbox opens; one that is over fails at once, without being tried again. */
export function useSandboxLink(linkId: string) {
  return useQuery({ ...contractQuery(billingEndpoints.readSandboxConnect, { link_id: linkId }), retry: false })
}

/** Opens the sandbox's account and follows where the provider sends the browser. */
export function useCompleteSandbox(linkId: string) {
  return useMutation({
    mutationFn: () => call(billingEndpoints.completeSandboxConnect, { link_id: linkId }),
    onSuccess: ({ return_url: url }) => location.assign(url),
    onError: showFailure,
  })
}
