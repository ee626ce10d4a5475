import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { billingEndpoints } from '@vireo/contracts/billing'
import { plansEndpoints } from '@vireo/contracts/plans'
import { type SubscriptionDocument, usersEndpoints } from '@vireo/contracts/users'

import { call, contractQuery } from '#kit/api/index.ts'
import { subscriptionQuery } from '#users'

const pricingKeptMs = 300_000

/** Asks for the plans that can be bought; everybody may. */
export function usePricing() {
  return useQuery({ ...contractQuery(plansEndpoints.getPricing, {}), staleTime: pricingKeptMs })
}

/** Asks for the invoices of the workspace, newest first, page by page; admins may. */
export function useInvoices() {
  return useInfiniteQuery({
    queryKey: [billingEndpoints.listInvoices.id],
    queryFn: ({ pageParam, signal }) =>
      call(billingEndpoints.listInvoices, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.has_more ? page.next_cursor : undefined),
  })
}

/** Takes over what the server answered a change with, and asks again for what follows from it. */
export function useTakeOver() {
  const client = useQueryClient()
  return async (document?: SubscriptionDocument) => {
    if (document) client.setQueryData(subscriptionQuery.queryKey, document)
    await Promise.all(
      [
        ...(document ? [] : [subscriptionQuery.queryKey]),
        [usersEndpoints.get.id],
        [billingEndpoints.listInvoices.id],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
}

/** Changes the subscription; the answer is the new document, which every screen takes over. */
export function useSubscriptionChange<Choice>(
  change: (choice: Choice) => Promise<SubscriptionDocument>,
  { onDone, onFailed }: { readonly onDone: (choice: Choice) => void; readonly onFailed: (error: unknown) => void },
) {
  const takeOver = useTakeOver()
  return useMutation({
    mutationFn: change,
    onSuccess: async (document, choice) => {
      await takeOver(document)
      onDone(choice)
    },
    onError: async (error) => {
      onFailed(error)
      // What was shown may be older than what the server decided by.
      await takeOver()
    },
  })
}
