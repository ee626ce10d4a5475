import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { publishingEndpoints } from '@vireo/contracts/publishing'
import { sellingEndpoints } from '@vireo/contracts/selling'

import { call, contractQuery } from '#kit/api/index.ts'

const { listPurchases, renewPurchaseAddress } = sellingEndpoints

/** Asks what the caller bought, newest first, page by page. */
export function usePurchases() {
  return useInfiniteQuery({
    queryKey: [listPurchases.id],
    queryFn: ({ pageParam, signal }) =>
      call(listPurchases, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    select: ({ pages }) => pages.flatMap(({ purchases }) => purchases),
  })
}

/** Gives a purchase another address, and shows it. */
export function useRenewAddress() {
  const client = useQueryClient()
  return async (purchaseId: string): Promise<void> => {
    await call(renewPurchaseAddress, { purchase_id: purchaseId })
    await client.invalidateQueries({ queryKey: [listPurchases.id] })
  }
}

/** Asks what a work is and what it costs; what cannot be bought is not asked for again. */
export function useOffer(workId: string) {
  return useQuery({ ...contractQuery(publishingEndpoints.getOffer, { published_id: workId }), retry: false })
}

/** Leads to the page where a work is paid. What was bought already is in the list, which is asked for again. */
export function useBuying(workId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(publishingEndpoints.buyWork, { published_id: workId }),
    onSuccess: ({ url }) => location.assign(url),
    onError: () => client.invalidateQueries({ queryKey: [listPurchases.id] }),
  })
}
