import type { InEachLanguage } from '@vireo/contracts/kit'
import { exportFormats, type TranscriptExport } from '@vireo/transcripts'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBytes } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { writeTimedFiles } from '#transcription'
import { findUser, languageFor } from '#users'
import { listMedia } from '../media/media-store.ts'
import { finishOrder } from '../orders/finish-order.ts'
import { listItems } from '../orders/item-store.ts'
import { findAnyOrder, holdAnyOrder } from '../orders/order-store.ts'
import type { FileRow, AssignmentRow } from '../tables.ts'
import { productionsGerman } from '../words.de.ts'
import { productionsWords } from '../words.ts'
import { findContent } from './content-store.ts'
import { insertFile } from './file-store.ts'
import { formatsOf, isEmptyCheck } from './formats-of.ts'
import { markDelivered } from './mark-delivered.ts'
import { findAssignment, listAssignments } from './assignment-store.ts'
import { stemOf } from './stem-of.ts'

const words: InEachLanguage<typeof productionsWords> = { en: productionsWords, de: productionsGerman }

type Named = { readonly assignmentId: string; readonly version: number }

/**
 * Writes the files of a version of an assignment, all of them before any is listed, and tells the buyer when nothing is missing any more. A
 * version that was replaced meanwhile, or whose order is gone, is left alone. Harmless to repeat.
 */
export async function deliverAssignment(
  ctx: With<'settings' | 'storage'>,
  { assignmentId, version }: Named,
): Promise<void> {
  const assignment = await findAssignment(ctx, assignmentId)
  if (assignment?.version !== version || assignment.state !== 'approved') return
  const files = await writeAssignment({ ...ctx, workspaceId: assignment.workspace_id }, assignment)
  const { settings } = ctx.ports
  await transaction(ctx, async (ctx) => {
    const order = await holdAnyOrder(ctx, assignment.order_id)
    const now = await findAssignment(ctx, assignmentId)
    if (!order || now?.version !== version) return
    for (const file of files) await insertFile(ctx, file)
    const after = await markDelivered(ctx, order, settings)
    // Nobody waits for anybody in the sandbox.
    if (after.is_sandbox && after.delivered_at !== null && after.state === 'accepted')
      await finishOrder(ctx, after, { action: 'accept', who: 'clock' })
  })
}

async function writeAssignment(ctx: With<'storage'>, assignment: AssignmentRow): Promise<FileRow[]> {
  const [content, recordings, items, assignments] = await Promise.all([
    findContent(ctx, assignment.id, assignment.version),
    listMedia(ctx, assignment.order_id),
    listItems(ctx, assignment.order_id),
    listAssignments(ctx, assignment.order_id),
  ])
  const media = recordings.find(({ id }) => id === assignment.media_id)
  const item = items.find(({ id }) => id === assignment.item_id)?.request
  if (!content || !media || !item) return []
  const { document } = content
  const said = isEmptyCheck(assignment, document) ? { noRemarks: await sentenceFor(ctx, assignment.order_id) } : {}
  const stem = stemOf(assignment, assignments, recordings)
  const files: FileRow[] = []
  for (const { written, layout, wanted } of formatsOf({ assignment, item, document, ...said })) {
    const made = await writeTimedFiles(ctx, { title: media.name, written, layout }, wanted)
    for (const [at, format] of wanted.entries()) {
      const file = made[at]
      invariant(file, 'there is a file for each format')
      files.push(await keepFile(ctx, assignment, { format, bytes: file.bytes, stem }))
    }
  }
  return files
}

/** Answers how whoever ordered something is told that a check found nothing. */
async function sentenceFor(ctx: Context, orderId: string) {
  const order = await findAnyOrder(ctx, orderId)
  const user = order && order.user_id !== null ? await findUser(ctx, order.user_id) : undefined
  const language = languageFor(ctx, user)
  return { language, text: words[language].files.noRemarks }
}

type Written = { readonly format: TranscriptExport; readonly bytes: Uint8Array; readonly stem: string }

async function keepFile(
  ctx: With<'storage'>,
  assignment: AssignmentRow,
  { format: { format }, bytes, stem }: Written,
): Promise<FileRow> {
  const { extension, contentType } = exportFormats[format]
  // By what it is, so that a repeat writes the same file again and leaves none behind.
  const key = `productions/${assignment.workspace_id}/${assignment.order_id}/${assignment.id}-${assignment.version}.${extension}`
  await keepBytes(ctx.ports.storage, key, bytes)
  return {
    id: ctx.newId('productionFile'),
    order_id: assignment.order_id,
    workspace_id: assignment.workspace_id,
    assignment_id: assignment.id,
    name: `${stem}.${extension}`,
    content_type: contentType,
    version: assignment.version,
    storage_key: key,
    size_bytes: bytes.byteLength,
    created_at: ctx.now(),
  }
}
