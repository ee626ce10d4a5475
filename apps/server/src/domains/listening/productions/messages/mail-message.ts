import { type InEachLanguage, screens, type UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { mailAccount } from '#mail'
import type { InstanceSettings } from '#ports/ports.ts'
import { findUser, languageFor } from '#users'
import { addressOfOrder } from '../orders/address-of-order.ts'
import { userIdsOf } from '../people/producer-store.ts'
import type { OrderRow } from '../tables.ts'
import { listUnfinished } from '../tasks/task-store.ts'
import { productionsGerman } from '../words.de.ts'
import { productionsWords } from '../words.ts'
import type { MessageRow } from './message-store.ts'

const words: InEachLanguage<typeof productionsWords> = { en: productionsWords, de: productionsGerman }
type Told = { readonly order: OrderRow; readonly message: MessageRow }

/** Mails those whom a message is for, but not what it says: that stays where its reader is signed in. */
export async function mailMessage(
  ctx: TransactionContext,
  { order, message }: Told,
  { publicUrl }: Pick<InstanceSettings, 'publicUrl'>,
): Promise<void> {
  const tasks = (await listUnfinished(ctx, order.id)).filter(
    ({ assignment_id: id }) => message.assignment_id === null || message.assignment_id === id,
  )
  const ids = tasks.flatMap(({ producer_id: id }) => (id === null ? [] : [id]))
  const producers = message.author === 'producer' ? [] : [...(await userIdsOf(ctx, ids)).values()]
  const buyer = message.author === 'buyer' || order.user_id === null ? [] : [order.user_id]
  const readers = [...buyer.map((id) => [id, true] as const), ...producers.map((id) => [id, false] as const)]
  for (const [userId, isBuyer] of readers) await mail(ctx, { userId, isBuyer, order }, publicUrl)
}

async function mail(
  ctx: TransactionContext,
  { userId, isBuyer, order }: { readonly userId: UserId; readonly isBuyer: boolean; readonly order: OrderRow },
  publicUrl: URL,
): Promise<void> {
  const user = await findUser(ctx, userId)
  if (!user) return
  const language = languageFor(ctx, user)
  const { message } = words[language]
  await mailAccount(ctx, user, {
    kind: 'productions.message',
    language,
    subject: message.subject,
    paragraphs: [isBuyer ? message.toBuyer(order.name) : message.toProducer],
    action: {
      label: message.open,
      url: new URL(isBuyer ? addressOfOrder(order.id) : screens.shell.activeTasks, publicUrl).href,
    },
  })
}
