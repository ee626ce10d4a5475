import { producerAccountEndpoints as accounts } from '@vireo/contracts/productions'
import { defineRoutes } from '#http/routes.ts'
import { downloadOrderInvoice } from '../invoices/download-order-invoice.ts'
import { getOrderInvoice } from '../invoices/get-order-invoice.ts'
import { getProducerStatement } from './get-producer-statement.ts'
import { getProducerStats } from './get-producer-stats.ts'

export const accountRoutes = defineRoutes((on) => {
  on(accounts.getStats, getProducerStats, (stats) => stats)
  on(accounts.getStatement, getProducerStatement, (statement) => statement)
  on(accounts.getInvoice, getOrderInvoice, (invoice) => invoice)
  on(accounts.downloadInvoice, downloadOrderInvoice)
})
