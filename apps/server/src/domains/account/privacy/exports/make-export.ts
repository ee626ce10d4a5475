import { invariant } from '#kernel/errors.ts'
import type { Holding, KeptFile, Subject } from '#domains/holding.ts'
import type { FullContext, With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { mailAccount } from '#mail'
import { sendMessage } from '#notifications'
import { findUser, languageFor } from '#users'
import { findExport, markComplete } from './export-store.ts'
import { holdings } from '../hooks.ts'
import type { ExportRow } from '../tables.ts'
import { wordsIn } from '../words-in.ts'
import { writeArchive } from './write-archive.ts'

const keptMs = 7 * 24 * 3_600_000
const tellEveryMs = 500

/** Cancels the work and takes its progress, from 0 to 1. */
type Control = { readonly signal: AbortSignal; progress(fraction: number): Promise<void> }

/**
 * Makes a copy of somebody's data as a zip: JSON documents, and recordings as files. Starts over after an interruption.
 */
export async function makeExport(
  ctx: FullContext,
  { exportId }: { readonly exportId: string },
  control: Control,
): Promise<void> {
  const row = await findExport(ctx, exportId)
  if (!row || row.storage_key !== null) return
  const subject = { userId: row.user_id, workspaceId: row.workspace_id }
  const storageKey = `exports/${row.user_id}/${row.job_id}.zip`
  const filesTotal = await countFiles(ctx, subject, control.signal)
  const writer = await ctx.ports.storage.create(storageKey)
  try {
    await writeArchive(ctx, writer, watched(ctx, { filesTotal, subject, control }))
    control.signal.throwIfAborted()
    await writer.commit()
  } catch (error) {
    await writer.discard()
    throw error
  }
  const { sizeBytes } = writer
  await writer.close()
  if (!(await complete(ctx, { ...row, storage_key: storageKey, size_bytes: sizeBytes })))
    await ctx.ports.storage.remove(storageKey)
}

type Progress = { readonly filesTotal: number; readonly subject: Subject; readonly control: Control }

/** Yields a person's files, reports progress from time to time, and throws once the job is canceled. */
async function* watched(ctx: FullContext, progress: Progress): AsyncIterable<KeptFile> {
  const { filesTotal, subject, control } = progress
  let filesDone = 0
  let toldAtMs = 0
  for await (const file of filesOf(ctx, subject)) {
    control.signal.throwIfAborted()
    yield file
    filesDone++
    const nowMs = ctx.now().getTime()
    if (nowMs - toldAtMs < tellEveryMs) continue
    toldAtMs = nowMs
    await control.progress(Math.min(0.99, filesDone / Math.max(1, filesTotal)))
  }
}

async function countFiles(ctx: FullContext, subject: Subject, signal: AbortSignal): Promise<number> {
  let files = 0
  for await (const _file of filesOf(ctx, subject)) {
    signal.throwIfAborted()
    files++
  }
  return files
}

async function* filesOf(ctx: FullContext, subject: Subject): AsyncIterable<KeptFile> {
  const all: ReadonlyMap<string, Holding> = await ctx.hooks.ask(holdings, ctx)
  for (const [slice, holding] of all)
    for await (const file of holding.files(ctx, subject)) {
      invariant(file.path.startsWith(`${slice}/`), `${file.path} is not below ${slice}`)
      yield file
    }
}

/**
 * Marks a copy as finished and tells the person inside the product and by mail. Returns false when nobody wants the
 * copy any more.
 */
function complete(ctx: With<'settings'>, row: ExportRow): Promise<boolean> {
  const { publicUrl } = ctx.ports.settings
  return transaction(ctx, async (ctx) => {
    const expiresAt = new Date(ctx.now().getTime() + keptMs)
    if (!(await markComplete(ctx, { ...row, expires_at: expiresAt }))) return false
    const user = await findUser(ctx, row.user_id)
    const language = languageFor(ctx, user)
    const { title, message, text, action } = wordsIn(language).exportReady
    await sendMessage(ctx, {
      userId: row.user_id,
      severity: 'success',
      title,
      description: message,
      occasion: `data-export ${row.id}`,
    })
    const url = new URL('/app/settings/privacy', publicUrl).href
    if (user)
      await mailAccount(ctx, user, {
        kind: 'privacy.export-ready',
        language,
        subject: title,
        paragraphs: [text],
        action: { label: action, url },
      })
    return true
  })
}
