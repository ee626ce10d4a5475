import { useQuery } from '@tanstack/react-query'
import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'

import { contractQuery } from '#kit/api/index.ts'
import { retry } from '../queries.ts'

/** Asks for the invoice of an order. */
export function useOrderInvoice(orderId: string) {
  return useQuery({ ...contractQuery(endpoints.getInvoice, { order_id: orderId }), retry })
}
