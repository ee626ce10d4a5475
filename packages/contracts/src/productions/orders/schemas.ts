import { z } from 'zod'
import { idOf } from '../../kit/index.ts'
import { orderStates } from '../machines/index.ts'
import { itemKinds, OrderItemRequest } from './item-schemas.ts'
import { orderLimits } from './limits.ts'

const text = z.string().min(1).max(64)
export const OrderPath = z.object({ order_id: idOf('productionOrder', text) })
export const OrderMediaPath = OrderPath.extend({ media_id: idOf('productionMedia', text) })
export const OrderItemPath = OrderPath.extend({ item_id: idOf('productionItem', text) })
export const LanguagesPath = z.object({ order_item_kind: z.enum(itemKinds) })

export const StateOfOrder = z.enum(orderStates)
const Instant = z.string()
const Usd = z.number()

/** A client that has nothing to say may send nothing, or null. */
export const NewOrder = z.preprocess(
  (sent) => sent ?? {},
  z.object({
    /** Worked by the house at once, paid by nobody, to try the API. */
    sandbox: z.boolean().default(false),
  }),
)
export const CreatedOrder = z.object({ order_id: z.string(), sandbox: z.boolean() })

export const OrdersQuery = z.object({
  page_size: z.int().min(1).max(100).default(20),
  offset: z.int().min(0).max(1_000_000).default(0),
  status: z.array(StateOfOrder).max(orderStates.length).nullish(),
  start_date: z.iso.datetime({ offset: true }).nullish(),
  end_date: z.iso.datetime({ offset: true }).nullish(),
})

export const OrderSummary = z.object({
  order_id: z.string(),
  name: z.string(),
  /** Ours: what its first recordings are called. */
  recordings: z.array(z.string()),
  state: StateOfOrder,
  total_amount_usd: Usd.nullable(),
  sandbox: z.boolean(),
  submitted_at: Instant.nullable(),
  updated_at: Instant.nullable(),
  cancel_reason: z.string().nullable(),
  /** Ours: when everything was delivered. */
  delivered_at: Instant.nullable(),
})
export type OrderSummary = z.infer<typeof OrderSummary>
export const OrderList = z.object({ orders: z.array(OrderSummary) })
export type OrderList = z.infer<typeof OrderList>

export const Quote = z.object({ amount_usd: Usd })
export const OrderItem = z.object({
  item_id: z.string(),
  item: OrderItemRequest,
  quote: Quote.nullable(),
  /** Ours: of how many assignments of work, how many were approved. */
  progress: z.object({ tasks: z.int(), approved: z.int() }),
  /** Ours: how often the buyer may still send what was delivered back. */
  changes_left: z.int(),
})
export type OrderItem = z.infer<typeof OrderItem>

/** Ours: a recording of an order, as its lists name it. */
export const OrderRecording = z.object({
  media_id: z.string(),
  name: z.string(),
  language: z.string(),
  duration_ms: z.int(),
})
export type OrderRecording = z.infer<typeof OrderRecording>

/** An order, as the field’s clients read it; what is ours comes last. */
export const Order = z.object({
  order_id: z.string(),
  name: z.string(),
  state: StateOfOrder,
  items: z.array(OrderItem),
  total_amount_usd: Usd.nullable(),
  sandbox: z.boolean(),
  created_at: Instant,
  submitted_at: Instant.nullable(),
  paid_at: Instant.nullable(),
  accepted_at: Instant.nullable(),
  completed_at: Instant.nullable(),
  cancel_reason: z.string().nullable(),
  /** Where it is paid while it is submitted. */
  payment_url: z.string().nullable(),
  /** When everything was delivered; it is accepted by itself seven days later. */
  delivered_at: Instant.nullable(),
  /** Why the buyer rejected what was delivered, until whoever runs the instance has decided. */
  dispute: z.string().nullable(),
  media: z.array(OrderRecording),
  /** Whether its buyer can cancel it as it is now. */
  may_cancel: z.boolean(),
})
export type Order = z.infer<typeof Order>

const Name = z.string().trim().min(1).max(orderLimits.nameMax)
export const OrderChange = z.object({ request: z.object({ name: Name }) })
export const OrderName = z.object({ name: z.string() })

/** A recording comes as the file `media`, or from an address. */
export const MediaFields = z.object({
  declared_language: z.string().trim().min(2).max(16),
  media_url: z
    .url({ protocol: /^https$/u })
    .max(orderLimits.mediaUrlLength)
    .nullish(),
  media_url_filename: z.string().trim().min(1).max(255).nullish(),
  media_url_content_type: z.string().max(255).nullish(),
})
export const RegisteredMedia = z.object({ media_id: z.string() })
export const OrderMedia = z.object({
  media_id: z.string(),
  name: z.string(),
  content_type: z.string(),
  language: z.string().nullable(),
  /** Opens without a key, for a day. */
  signed_url: z.string(),
})

export const ItemChange = z.object({
  request: z.object({ item: OrderItemRequest, item_id: text.nullish() }),
})
export const QuotedItem = z.object({ item_id: z.string(), quote: Quote.nullable() })
export const Removed = z.object({ success: z.boolean() })

export const SubmittedOrder = z.object({
  order_id: z.string(),
  state: StateOfOrder,
  submitted_at: Instant,
  /** Ours: where it is paid; null where nothing is to be paid. */
  payment_url: z.string().nullable(),
})

export const Deliverable = z.object({
  signed_url: z.string(),
  content_type: z.string(),
  name: z.string(),
  version: z.int(),
  /** Ours: of which item, of which recording and in which language. */
  item_id: z.string(),
  media_id: z.string(),
  target_language: z.string(),
})
export type Deliverable = z.infer<typeof Deliverable>
export const Deliverables = z.object({ deliverables: z.array(Deliverable) })
export type Deliverables = z.infer<typeof Deliverables>

const Reason = z.string().trim().min(1).max(orderLimits.reasonMax)
export const Cancellation = z.object({ reason: Reason.optional() })
export const Rejection = z.object({ reason: Reason })
export const ChangeRequest = z.object({
  note: Reason,
  /** Of one item alone; of all of them otherwise. */
  item_id: text.optional(),
})

export const LanguageInfo = z.object({ code: z.string(), label: z.string() })
export const OrderLanguages = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pair'),
    language_pairs: z.array(z.object({ source_language: LanguageInfo, destination_languages: z.array(LanguageInfo) })),
  }),
  z.object({ kind: z.literal('single'), languages: z.array(LanguageInfo) }),
])
export type OrderLanguages = z.infer<typeof OrderLanguages>

/** What stands behind a signed address: a recording, or a file that was delivered. */
export const ProductionFilePath = z.object({ production_file: text })
export const ProductionFileQuery = z.object({ key: z.string().max(200) })
