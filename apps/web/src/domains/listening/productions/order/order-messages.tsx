import type { Order } from '@vireo/contracts/productions'
import { Section } from '@vireo/ui'

import { Conversation } from '../messages/conversation.tsx'
import { messageWords } from '../messages/words.ts'

/** Lets a buyer write to those who work on an order; before it is paid, and where nobody works on it, there is nobody. */
export function OrderMessages({ order }: { readonly order: Order }) {
  if (order.paid_at === null || order.sandbox) return null
  return (
    <Section title={messageWords.title} lead={messageWords.toOrder}>
      <Conversation about={{ order_id: order.order_id }} />
    </Section>
  )
}
