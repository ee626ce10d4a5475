import type { UserId } from '@vireo/contracts/kit'
import type { Holding } from '#domains/holding.ts'
import { tableFiles } from '#domains/table-files-store.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { findUser } from '#users'
import { findCandidate, removeCandidate } from './candidates/candidate-store.ts'
import { deleteCommentsOf, forgetCommentAuthor, listCommentsBy } from './comments/comment-store.ts'
import { listAssignments } from './deliveries/assignment-store.ts'
import { listContents } from './deliveries/content-store.ts'
import { listFilesOf, removeFilesOf } from './deliveries/file-store.ts'
import { listMediaOf, removeMedia } from './media/media-store.ts'
import { forgetAuthor, listMessagesBy } from './messages/message-store.ts'
import { removeFilesJob } from './media/remove-files-job.ts'
import { findApplicantOf } from './people/applicant-store.ts'
import { forgetProducer } from './people/forget-producer.ts'
import { findProducerOf } from './people/producer-store.ts'
import { listHeld, listWithdrawn } from './people/qualification-store.ts'
import { cancelHeld } from './orders/cancel-order.ts'
import { finishOrder, isFinished } from './orders/finish-order.ts'
import { listItems } from './orders/item-store.ts'
import { forgetOrder, forgetWritten, holdAnyOrder, listOrdersOf, removeUnpaidOrder } from './orders/order-store.ts'
import type { OrderRow } from './tables.ts'

/**
 * Orders are taken along with their recordings and what was delivered. When a workspace goes, what nobody has finished is given
 * back, what was done is paid, a dispute stays for whoever runs the instance, and everything but the books is forgotten. Whoever worked here takes along what they applied with and are.
 */
export const productionsHolding: Holding = {
  tables: [
    'production_orders',
    'production_media',
    'production_items',
    'production_payments',
    'production_assignments',
    'production_files',
    'production_applicants',
    'production_candidates',
    'production_comments',
    'production_messages',
    'production_producers',
    'production_tasks',
  ],
  files: async function* (ctx, { userId, workspaceId }) {
    for (const order of await listOrdersOf(ctx, workspaceId)) {
      const [items, contents] = await Promise.all([listItems(ctx, order.id), listContents(ctx, order.id)])
      yield { path: `productions/orders/${order.id}.json`, json: { ...order, items, contents } }
    }
    yield* tableFiles(ctx, { table: 'production_payments', path: 'productions/payments', workspaceId })
    for (const { id, storage_key: storageKey, size_bytes: sizeBytes } of await listMediaOf(ctx, workspaceId))
      yield { path: `productions/recordings/${id}`, storageKey, sizeBytes }
    for (const { id, name, storage_key: storageKey, size_bytes: sizeBytes } of await listFilesOf(ctx, workspaceId))
      yield { path: `productions/delivered/${id}/${name}`, storageKey, sizeBytes }
    const [application, producer] = [await findApplicantOf(ctx, userId), await findProducerOf(ctx, userId)]
    const address = await provenAddress(ctx, userId)
    const candidate = address === undefined ? undefined : await findCandidate(ctx, address)
    if (candidate) yield { path: 'productions/candidate.json', json: candidate }
    if (application) yield { path: 'productions/application.json', json: application }
    yield { path: 'productions/messages.json', json: await listMessagesBy(ctx, userId) }
    yield { path: 'productions/comments.json', json: await listCommentsBy(ctx, userId) }
    if (producer) {
      const held = (await listHeld(ctx, producer.id)).filter(({ granted_at: grantedAt }) => grantedAt !== null)
      yield {
        path: 'productions/producer.json',
        json: { ...producer, qualifications: held, withdrawn: await listWithdrawn(ctx, producer.id) },
      }
    }
  },
  count: async (ctx, { workspaceId }) => ({
    production_orders: (await listOrdersOf(ctx, workspaceId)).length,
  }),
  erase: async (ctx, { userId, workspaceId }) => {
    await forgetProducer(ctx, userId)
    await forgetAuthor(ctx, userId)
    await forgetCommentAuthor(ctx, userId)
    const address = await provenAddress(ctx, userId)
    if (address !== undefined) await removeCandidate(ctx, address)
    for (const { id } of await listOrdersOf(ctx, workspaceId)) {
      const order = await holdAnyOrder(ctx, id)
      if (order) await forget(ctx, order)
    }
  },
}

/** Finds the address of somebody who has shown that it is theirs: whoever only claims it is not whom a list names. */
async function provenAddress(ctx: Context, userId: UserId): Promise<string | undefined> {
  const user = await findUser(ctx, userId)
  return user?.email_verified_at ? user.email : undefined
}

async function forget(ctx: TransactionContext, order: OrderRow): Promise<void> {
  if (['open', 'submitted', 'paid'].includes(order.state)) await cancelHeld(ctx, order, null)
  // Whoever rejected what was delivered is not there to be asked, and what they gave as their reason goes; it is decided all the same.
  if (order.state === 'accepted' && order.dispute === null) {
    const isAnythingDone = (await listAssignments(ctx, order.id)).some(isFinished)
    if (isAnythingDone) await finishOrder(ctx, order, { action: 'accept', who: 'clock' })
    else await cancelHeld(ctx, order, null)
  }
  // They are about recordings that go.
  await deleteCommentsOf(ctx, order.id)
  const gone = [...(await removeFilesOf(ctx, order.id)), ...(await removeMedia(ctx, order.id))]
  await removeUnpaidOrder(ctx, order.id)
  await forgetOrder(ctx, order.id)
  await forgetWritten(ctx, order.id)
  const keys = gone.map(({ storage_key: key }) => key)
  if (keys.length > 0) await enqueue(ctx, removeFilesJob, { keys })
}
