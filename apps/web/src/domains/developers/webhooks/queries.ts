import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DeliveryState, webhooksEndpoints } from '@vireo/contracts/webhooks'

import { call, contractQuery } from '#kit/api/index.ts'
import { isNotAllowed } from '#kit/not-allowed.tsx'

const webhooksQuery = contractQuery(webhooksEndpoints.list, {})
/** How often a delivery on its way is looked at, in milliseconds. */
const lookEveryMs = 1500

/** Asks for the webhooks of the workspace; whoever may not see them is not asked twice. */
export function useWebhooks() {
  return useQuery({ ...webhooksQuery, retry: (count, error) => !isNotAllowed(error) && count < 2 })
}

/** Asks for what was sent to a webhook, newest first, page by page, again while something is on its way. */
export function useDeliveries(webhookId: string, state: DeliveryState | undefined) {
  return useInfiniteQuery({
    queryKey: [webhooksEndpoints.listDeliveries.id, webhookId, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        webhooksEndpoints.listDeliveries,
        { webhook_id: webhookId, ...(state && { state }), ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state: { data } }) => {
      const [newest] = data?.pages ?? []
      const isMoving = newest?.deliveries.some((one) => one.state === 'pending' && one.attempt_count === 0)
      return isMoving ? lookEveryMs : false
    },
  })
}

/** Asks for one delivery with its attempts, again and again while it is on its way. */
export function useDelivery(webhookId: string, deliveryId: string) {
  return useQuery({
    ...contractQuery(webhooksEndpoints.getDelivery, { webhook_id: webhookId, delivery_id: deliveryId }),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? lookEveryMs : false),
  })
}

/** Asks again for everything about webhooks after a change. */
export function useRefreshWebhooks() {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [webhooksEndpoints.list.id, webhooksEndpoints.listDeliveries.id, webhooksEndpoints.getDelivery.id].map((id) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    )
  }
}
