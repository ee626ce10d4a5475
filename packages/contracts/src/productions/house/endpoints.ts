import { defineEndpoint } from '../../kit/index.ts'
import * as shapes from './schemas.ts'

const root = '/v1/admin/productions'

/** What whoever runs the instance does with productions. */
export const houseEndpoints = {
  getPrices: defineEndpoint({
    id: 'productions.getPrices',
    method: 'GET',
    path: `${root}/prices`,
    summary: 'The price list of work on recordings',
    access: 'signed-in',
    success: { status: 200, schema: shapes.ProductionPrices },
    errors: ['operator_only'],
  }),
  setPrices: defineEndpoint({
    id: 'productions.setPrices',
    method: 'PUT',
    path: `${root}/prices`,
    summary: 'Replace the price list; what was submitted keeps its quote',
    access: 'signed-in',
    body: shapes.ProductionPrices,
    success: { status: 200, schema: shapes.ProductionPrices },
    errors: ['operator_only', 'production_price_twice', 'unsupported_language'],
  }),
  listHouseOrders: defineEndpoint({
    id: 'productions.listHouseOrders',
    method: 'GET',
    path: `${root}/orders`,
    summary: 'List orders of all workspaces that wait for a decision, or are worked on, the oldest first',
    access: 'signed-in',
    query: shapes.HouseOrdersQuery,
    success: { status: 200, schema: shapes.HouseOrders },
    errors: ['operator_only'],
  }),
  decideOrder: defineEndpoint({
    id: 'productions.decideOrder',
    method: 'POST',
    path: `${root}/orders/:production_order/decisions`,
    summary: 'Take a paid order or decline it, or decide a dispute',
    access: 'signed-in',
    params: shapes.HouseOrderPath,
    body: shapes.HouseDecision,
    success: { status: 200, schema: shapes.HouseOrder },
    errors: ['operator_only', 'production_order_not_found', 'production_order_state'],
  }),
  getLedger: defineEndpoint({
    id: 'productions.getLedger',
    method: 'GET',
    path: `${root}/ledger`,
    summary: 'What the ledger of productions holds where',
    access: 'signed-in',
    success: { status: 200, schema: shapes.ProductionLedger },
    errors: ['operator_only'],
  }),
  listMoves: defineEndpoint({
    id: 'productions.listLedgerMoves',
    method: 'GET',
    path: `${root}/ledger/moves`,
    summary: 'List what the ledger of productions booked, newest first',
    access: 'signed-in',
    query: shapes.LedgerMovesQuery,
    success: { status: 200, schema: shapes.LedgerMoves },
    errors: ['operator_only', 'invalid_cursor', 'invalid_page_size'],
  }),
} as const
