import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Order, type OrderState, productionsEndpoints as endpoints, services } from '@vireo/contracts/productions'

import { ApiError, call, contractQuery } from '#kit/api/index.ts'

const pageSize = 20
/** How often an order is looked at while the payment is on its way, or work that takes seconds, in milliseconds. */
const lookEveryMs = 2000

/** Decides whether it is asked again: what is not there does not come by that. */
export function retry(count: number, error: unknown): boolean {
  return !(error instanceof ApiError && error.status < 500) && count < 2
}

/** Asks for orders of the workspace in some states, newest first, page by page. */
export function useOrders(states: readonly OrderState[] | undefined) {
  return useInfiniteQuery({
    queryKey: [endpoints.list.id, states],
    queryFn: ({ pageParam: offset, signal }) =>
      call(endpoints.list, { page_size: pageSize, offset, ...(states && { status: [...states] }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ orders }, _, offset) => (orders.length < pageSize ? undefined : offset + pageSize),
    select: ({ pages }) => pages.flatMap(({ orders }) => orders),
    placeholderData: (before) => before,
  })
}

/** Asks for an order, unless no id is given; again and again while it waits for something that comes in seconds. */
export function useOrder(orderId: string) {
  return useQuery({
    ...contractQuery(endpoints.get, { order_id: orderId }),
    enabled: orderId !== '',
    retry,
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? lookEveryMs : false),
  })
}

/** Tells whether an order is about to move by itself. */
function isMoving({ state, sandbox, delivered_at: delivered, items }: Order): boolean {
  if (state === 'submitted' || state === 'cancelling') return true
  if (sandbox && state === 'paid') return true
  const isApproved = items.every(({ progress }) => progress.approved === progress.tasks)
  return state === 'accepted' && delivered === null && (sandbox || isApproved)
}

/** Asks for what was delivered of an order; the addresses in it open for a day. */
export function useDeliverables(order: Order) {
  const version = order.items.map(({ progress }) => progress.approved).join(' ')
  return useQuery({
    queryKey: [endpoints.listDeliverables.id, order.order_id, version],
    queryFn: ({ signal }) => call(endpoints.listDeliverables, { order_id: order.order_id }, { signal }),
    select: ({ deliverables }) => deliverables,
    enabled: order.items.some(({ progress }) => progress.approved > 0),
    refetchInterval: ({ state: { data } }) => (data?.deliverables.length === 0 ? lookEveryMs : false),
  })
}

/** Asks in which languages work of each kind can be ordered. */
export function useOrderLanguages() {
  const asked = useQueries({
    queries: services.map((kind) => ({ ...contractQuery(endpoints.listLanguages, { order_item_kind: kind }), retry })),
  })
  const found = services.flatMap((service, at) => {
    const languages = asked[at]?.data
    return languages ? [{ service, languages }] : []
  })
  return { found: found.length === services.length ? found : undefined, failed: asked.find(({ isError }) => isError) }
}

/** Answers how the screens learn of a change to orders. */
export function useRefreshOrders(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(
      [endpoints.list, endpoints.get, endpoints.listDeliverables].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    )
  }
}

/** Gives what is done to an order, after each of which it is asked for again. */
export function useOrderActions(orderId: string) {
  const refresh = useRefreshOrders()
  const path = { order_id: orderId }
  const after = async <T>(act: Promise<T>): Promise<T> => {
    const done = await act
    await refresh()
    return done
  }
  return {
    rename: (name: string) => after(call(endpoints.rename, { ...path, request: { name } })),
    submit: () => after(call(endpoints.submit, path)),
    cancel: (reason: string) => after(call(endpoints.cancel, { ...path, ...(reason !== '' && { reason }) })),
    accept: () => after(call(endpoints.accept, path)),
    requestChanges: (note: string, itemId: string) =>
      after(call(endpoints.requestChanges, { ...path, note, ...(itemId !== '' && { item_id: itemId }) })),
    reject: (reason: string) => after(call(endpoints.reject, { ...path, reason })),
  }
}
