import { defineEndpoint } from '../../kit/index.ts'
import { OrderPath } from '../orders/schemas.ts'
import * as shapes from './account-schemas.ts'
import { ProducerPath } from './people-schemas.ts'

const own = '/v1/productions/producers/:user_id'

/** What work amounts to: for who did it, and for who paid for it. */
export const producerAccountEndpoints = {
  getStats: defineEndpoint({
    id: 'productions.getProducerStats',
    method: 'GET',
    path: `${own}/stats`,
    summary: 'Get how a producer works: oneself, or anybody for whoever runs the instance',
    access: { scope: 'user_read' },
    params: ProducerPath,
    success: { status: 200, schema: shapes.ProducerStats },
    errors: ['producer_not_found'],
  }),
  getStatement: defineEndpoint({
    id: 'productions.getProducerStatement',
    method: 'GET',
    path: `${own}/statements/:month`,
    summary: 'Get what a producer earned in a month, and was paid',
    access: { scope: 'user_read' },
    params: shapes.StatementPath,
    success: { status: 200, schema: shapes.ProducerStatement },
    errors: ['producer_not_found'],
  }),
  getInvoice: defineEndpoint({
    id: 'productions.getOrderInvoice',
    method: 'GET',
    path: '/v1/productions/orders/:order_id/invoice',
    summary: 'Get the invoice of an order that was paid',
    access: { scope: 'productions_read' },
    params: OrderPath,
    success: { status: 200, schema: shapes.OrderInvoice },
    errors: ['production_order_not_found', 'production_invoice_not_found'],
  }),
  downloadInvoice: defineEndpoint({
    id: 'productions.downloadOrderInvoice',
    method: 'GET',
    path: '/v1/productions/orders/:order_id/invoice.pdf',
    summary: 'Get the invoice of an order that was paid as a PDF, in the language of whoever asks',
    access: { scope: 'productions_read' },
    params: OrderPath,
    success: { status: 200, bytes: ['application/pdf'] },
    errors: ['production_order_not_found', 'production_invoice_not_found'],
  }),
} as const
