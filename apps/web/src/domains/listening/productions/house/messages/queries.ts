import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { call } from '#kit/api/index.ts'
import { retry } from '../../queries.ts'

/** How often it is asked whether somebody has answered, in milliseconds. */
const lookEveryMs = 15_000

/** Asks what was written about an order, newest first and page by page; answers it with the newest last. */
export function useHouseMessages(orderId: string) {
  return useInfiniteQuery({
    queryKey: [endpoints.listHouseMessages.id, orderId],
    queryFn: ({ pageParam, signal }) =>
      call(
        endpoints.listHouseMessages,
        { production_order: orderId, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ messages }) => messages).toReversed(),
    refetchInterval: lookEveryMs,
    retry,
  })
}

/** Gives what sends a message about an order to everybody who is in it. */
export function useSendHouseMessage(orderId: string) {
  const client = useQueryClient()
  return async (text: string) => {
    await call(endpoints.sendHouseMessage, { production_order: orderId, text })
    await client.invalidateQueries({ queryKey: [endpoints.listHouseMessages.id, orderId] })
  }
}
