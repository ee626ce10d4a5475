import { productionsEndpoints as endpoints } from '@vireo/contracts/productions'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { listDeliverables } from './deliveries/list-deliverables.ts'
import { decideOnScreen } from './house/decide-on-screen.ts'
import { getLedger, presentLedger } from './house/get-ledger.ts'
import { listHouseOrders, presentHouseOrder, presentHouseOrders } from './house/list-house-orders.ts'
import { listMoves, presentMoves } from './house/list-moves.ts'
import { presentPrices } from './house/change-prices.ts'
import { getPrices } from './house/get-prices.ts'
import { setPrices } from './house/set-prices.ts'
import { fileAddress } from './media/file-address.ts'
import { getFile } from './media/get-file.ts'
import { getMedia } from './media/get-media.ts'
import { assertMayRegister, registerMedia } from './media/register-media.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { createOrder } from './orders/create-order.ts'
import { getOrder } from './orders/get-order.ts'
import { acceptOrder } from './orders/accept-order.ts'
import { rejectDelivery } from './orders/reject-delivery.ts'
import { requestOrderChanges } from './orders/request-order-changes.ts'
import { listOrders } from './orders/list-orders.ts'
import { presentOrder, presentOrders, quoteOf } from './orders/present-order.ts'
import { renameOrder } from './orders/rename-order.ts'
import { removeItem } from './orders/remove-item.ts'
import { saveItem } from './orders/save-item.ts'
import { submitOrder } from './payments/submit-order.ts'
import { accountRoutes } from './accounts/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { producerRoutes } from './producer-routes.ts'
import { teamRoutes } from './teams/routes.ts'
import { testRoutes } from './tests/routes.ts'
import { listLanguages } from './prices/list-languages.ts'

const orderRoutes = defineRoutes((on) => {
  const made = { audit: unaudited('made content', 'an order that is being put together') }
  on(endpoints.create, createOrder, ({ id, is_sandbox }) => ({ order_id: id, sandbox: is_sandbox }), made)
  on(endpoints.list, listOrders, presentOrders)
  on(endpoints.get, getOrder, presentOrder)
  on(endpoints.rename, renameOrder, ({ name }) => ({ name }), made)
  on(endpoints.registerMedia, registerMedia, ({ id }) => ({ media_id: id }), {
    ...made,
    beforeBody: assertMayRegister,
  })
  on(endpoints.getMedia, getMedia, (media, ctx) => ({
    media_id: media.id,
    name: media.name,
    content_type: media.content_type,
    language: media.language,
    signed_url: fileAddress(ctx, media.id),
  }))
  on(endpoints.saveItem, saveItem, ({ id, quote_minor }) => ({ item_id: id, quote: quoteOf(quote_minor) }), made)
  on(endpoints.removeItem, removeItem, () => ({ success: true }), made)
  on(
    endpoints.submit,
    submitOrder,
    ({ order, paymentUrl }) => ({
      order_id: order.id,
      state: order.state,
      submitted_at: (order.submitted_at ?? order.updated_at).toISOString(),
      payment_url: paymentUrl,
    }),
    { audit: 'productions.order-submitted' },
  )
  on(endpoints.listDeliverables, listDeliverables, (files, ctx) => ({
    deliverables: files.map(({ id, content_type, name, version, item_id, media_id, target_language }) => ({
      signed_url: fileAddress(ctx, id),
      content_type,
      name,
      version,
      item_id,
      media_id,
      target_language,
    })),
  }))
  on(endpoints.listLanguages, listLanguages, (languages) => languages)
  on(endpoints.cancel, cancelOrder, presentOrder, {
    audit: 'productions.order-canceled',
  })
  on(endpoints.accept, acceptOrder, presentOrder, {
    audit: 'productions.order-accepted',
  })
  on(endpoints.reject, rejectDelivery, presentOrder, {
    audit: 'productions.delivery-rejected',
  })
  on(endpoints.requestChanges, requestOrderChanges, presentOrder, { audit: 'productions.changes-requested' })
  on(endpoints.getFile, getFile)
})

const houseRoutes = defineRoutes((on) => {
  on(endpoints.getPrices, getPrices, presentPrices)
  on(endpoints.setPrices, setPrices, presentPrices, { audit: 'productions.prices-set' })
  on(endpoints.listHouseOrders, listHouseOrders, presentHouseOrders)
  on(endpoints.decideOrder, decideOnScreen, presentHouseOrder, {
    audit: ['productions.order-taken', 'productions.order-declined', 'productions.dispute-decided'],
  })
  on(endpoints.getLedger, getLedger, presentLedger)
  on(endpoints.listMoves, listMoves, presentMoves)
})

export const productionsRoutes = [
  ...orderRoutes,
  ...houseRoutes,
  ...producerRoutes,
  ...testRoutes,
  ...accountRoutes,
  ...messageRoutes,
  ...commentRoutes,
  ...teamRoutes,
]
