import { sellingEndpoints } from '@vireo/contracts/selling'
import { defineRoutes } from '#http/routes.ts'
import { getEarnings } from './ledger/get-earnings.ts'
import { getStatement } from './ledger/get-statement.ts'
import { listEarningEntries, presentEntries } from './ledger/list-earning-entries.ts'
import { listPurchases, presentPurchase, presentPurchases } from './purchases/list-purchases.ts'
import { renewPurchaseAddress } from './purchases/renew-purchase-address.ts'
import { presentSale, refundSale } from './settling/refund-sale.ts'

export const sellingRoutes = defineRoutes((on) => {
  on(sellingEndpoints.listPurchases, listPurchases, presentPurchases)
  on(sellingEndpoints.renewPurchaseAddress, renewPurchaseAddress, presentPurchase, { audit: 'selling.address-renewed' })
  on(sellingEndpoints.getEarnings, getEarnings, (earnings) => earnings)
  on(sellingEndpoints.listEarningEntries, listEarningEntries, presentEntries)
  on(sellingEndpoints.getStatement, getStatement, (statement) => statement)
  on(sellingEndpoints.refundSale, refundSale, presentSale, { audit: 'selling.refunded' })
})
