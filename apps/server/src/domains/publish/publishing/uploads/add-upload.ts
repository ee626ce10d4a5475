import { createReadStream } from 'node:fs'
import type { Input } from '@vireo/contracts/kit'
import { type publishingEndpoints, publishingLimits } from '@vireo/contracts/publishing'
import { assertRoomForItem, forgetStorageUse } from '#history'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { removeFilesJob } from '../editions/remove-files-job.ts'
import { getWorkRow, holdWorkRow } from '../policy.ts'
import type { ChapterRow, UploadRow, WorkRow } from '../tables.ts'
import { listChapters, saveChapters } from '../works/chapter-store.ts'
import type { SeenWork } from '../works/present-work.ts'
import { seeWork } from '../works/see-work.ts'
import { saveWork } from '../works/work-store.ts'
import { type ChapterSound, readChapterSound } from './read-chapter-sound.ts'
import { titleOfFile } from './title-of-file.ts'
import { findUploadOf, insertUpload, keepUpload, takeBackUpload } from './upload-store.ts'

type Asked = Input<typeof publishingEndpoints.addUpload>
type Place = Pick<Asked, 'work_id' | 'replaces'>

/**
 * Makes a file that somebody sent a chapter of a work: the last, or in place of another. What is wrong with it is said, and
 * nothing is kept then; where this process dies in between, what it left is removed like an upload that nothing has.
 */
export async function addUpload(
  ctx: With<'media' | 'sales' | 'settings' | 'storage'>,
  input: Asked,
): Promise<SeenWork> {
  await assertMayUpload(ctx, input)
  const [file] = input.files.audio
  invariant(file, 'the contract asks for a file')
  const sound = await readChapterSound(ctx, file)
  forgetStorageUse(ctx)
  await assertRoomForItem(ctx, sound.sizeBytes)
  const upload = uploadOf(ctx, input, sound)
  await transaction(ctx, async (ctx) => {
    await assertFits(ctx, await holdWorkRow(ctx, input), input)
    await insertUpload(ctx, upload)
  })
  try {
    await keepBlocks(ctx.ports.storage, upload.storage_key, createReadStream(sound.path, { signal: ctx.signal }))
    ctx.signal.throwIfAborted()
    const { title, replaces } = input
    const named = titleOfFile(file.fileName)
    return await seeWork(ctx, await becomeChapter(ctx, upload, { title, named, replaces }))
  } catch (error) {
    await transaction(ctx, async (ctx) => {
      await takeBackUpload(ctx, upload.id)
      // Also where its work was deleted meanwhile, and its file was looked for before it was there; what is kept stays.
      await enqueue(ctx, removeFilesJob, { keys: [upload.storage_key] })
    })
    throw error
  }
}

/** Refuses an upload before anything of it has come: for a work that is not there or full, and where nothing more is kept. */
export async function assertMayUpload(ctx: With<'settings'>, place: Place): Promise<void> {
  await assertFits(ctx, await getWorkRow(ctx, place), place)
  await assertRoomForItem(ctx)
}

/** Answers again what a request made, whose answer was lost; undefined where it made nothing. */
export async function replayUpload(
  ctx: With<'sales' | 'settings'>,
  requestId: string,
  input: Place,
): Promise<SeenWork | undefined> {
  const upload = await findUploadOf(ctx, input.work_id, requestId)
  return upload && seeWork(ctx, await getWorkRow(ctx, input))
}

async function assertFits(ctx: Context, { id }: WorkRow, { replaces }: Place): Promise<void> {
  placeOf(await listChapters(ctx, id), replaces)
}

/** Tells where a chapter comes to stand. */
function placeOf(chapters: readonly ChapterRow[], replaces: string | undefined): number {
  if (replaces === undefined) {
    if (chapters.length >= publishingLimits.chaptersMax) throw new AppError('work_chapter_limit_reached')
    return chapters.length
  }
  const place = chapters.findIndex(({ id }) => id === replaces)
  if (place === -1) throw new AppError('work_chapter_not_found', { param: 'replaces' })
  return place
}

function uploadOf(ctx: Context, { work_id: workId }: Place, sound: ChapterSound): UploadRow {
  const id = ctx.newId('publishedUpload')
  return {
    id,
    work_id: workId,
    workspace_id: ctx.workspaceId,
    request_id: ctx.requestId,
    storage_key: `works/${ctx.workspaceId}/${workId}/uploads/${id}.mp3`,
    size_bytes: sound.sizeBytes,
    duration_ms: sound.durationMs,
    peaks: sound.peaks,
    loudness_lufs: sound.loudnessLufs,
    peak_dbtp: sound.peakDbtp,
    silence_start_ms: sound.silenceStartMs,
    silence_end_ms: sound.silenceEndMs,
    silence_inside_ms: sound.silenceInsideMs,
    kept_at: null,
    created_at: ctx.now(),
  }
}

type Chapter = Pick<Asked, 'title' | 'replaces'> & {
  /** As its file is called. */
  readonly named: string | undefined
}

function becomeChapter(ctx: Context, upload: UploadRow, chapter: Chapter): Promise<WorkRow> {
  return transaction(ctx, async (ctx) => {
    const work = await holdWorkRow(ctx, upload)
    if (!(await keepUpload(ctx, upload.id))) throw new AppError('work_upload_not_found')
    await saveChapters(ctx, work.id, await withUpload(ctx, upload, chapter))
    const after = { ...work, updated_at: ctx.now() }
    await saveWork(ctx, after)
    await writeAudit(ctx, {
      action: 'publishing.upload-added',
      target: { kind: 'published-work', id: work.id },
      details: { name: work.title, upload_id: upload.id, ...(chapter.replaces && { replaces: chapter.replaces }) },
    })
    ctx.afterCommit(forgetStorageUse)
    return after
  })
}

/** Puts an upload among the chapters. Another sound is another episode to whoever follows a podcast, also in the place of one before. */
async function withUpload(
  ctx: TransactionContext,
  { id: uploadId, work_id: workId, workspace_id: workspaceId }: UploadRow,
  { title, named, replaces }: Chapter,
): Promise<ChapterRow[]> {
  const chapters = await listChapters(ctx, workId)
  const place = placeOf(chapters, replaces)
  const before = chapters[place]
  const chapter: ChapterRow = {
    id: ctx.newId('publishedChapter'),
    work_id: workId,
    workspace_id: workspaceId,
    history_item_id: null,
    upload_id: uploadId,
    place,
    title: title ?? before?.title ?? named ?? String(place + 1),
    is_preview: before?.is_preview ?? false,
  }
  return [...chapters.slice(0, place), chapter, ...chapters.slice(place + 1)]
}
