import type { InEachLanguage } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { mailAccount } from '#mail'
import type { InstanceSettings } from '#ports/ports.ts'
import { findUser, languageFor } from '#users'
import { addressOfOrder } from '../orders/address-of-order.ts'
import type { OrderRow } from '../tables.ts'
import { productionsGerman } from '../words.de.ts'
import { productionsWords } from '../words.ts'

const words: InEachLanguage<typeof productionsWords> = { en: productionsWords, de: productionsGerman }

/** Mails whoever began an order that everything of it is there. */
export async function mailDelivered(
  ctx: TransactionContext,
  order: OrderRow,
  { publicUrl }: Pick<InstanceSettings, 'publicUrl'>,
): Promise<void> {
  const user = order.user_id === null ? undefined : await findUser(ctx, order.user_id)
  if (!user) return
  const language = languageFor(ctx, user)
  const { delivered } = words[language]
  await mailAccount(ctx, user, {
    kind: 'productions.delivered',
    isDocument: true,
    language,
    subject: delivered.subject(order.name),
    paragraphs: [delivered.text(order.name), delivered.next],
    action: { label: delivered.open, url: new URL(addressOfOrder(order.id), publicUrl).href },
  })
}
