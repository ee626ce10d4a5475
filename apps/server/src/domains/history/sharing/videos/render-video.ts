import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { mp4Box, parseOutputFormat } from '@vireo/audio'
import type { Context } from '#kernel/context.ts'
import { system } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { writeIntoFile } from '#kernel/files/write-into-file.ts'
import { keepBlocks } from '#ports/keep-bytes.ts'
import type { With } from '#ports/ports.ts'
import { getOwnItem, type HistoryRow } from '#history'
import { howItemWasMade } from '#history/downloads/index.ts'
import type { VideoRow } from '../tables.ts'
import { makeFolder, removeLeftOnce } from './left-folders.ts'
import { sceneOf } from './scene-of.ts'
import { videoSizes } from './video-sizes.ts'
import { findVideo, keepVideo } from './video-store.ts'

const soundRateHz = 44_100

type Control = { readonly signal: AbortSignal; progress(fraction: number): Promise<void> }

/** Makes a video and keeps it, where it and its recording are still wanted by then. A render that was killed begins again. */
export async function renderVideo(
  ctx: With<'manifests' | 'media' | 'storage' | 'videos'>,
  videoId: string,
  { signal, progress }: Control,
): Promise<void> {
  const video = await findVideo(ctx, videoId)
  const item = video && (await itemOf(ctx, video))
  if (!item || !video.job_id || video.storage_key !== null) return
  const look = { theme: video.theme, strip_v3_tags: video.strips_tags }
  const scene = await sceneOf(ctx, item, { look, size: videoSizes[video.format], caption: video.caption })
  await removeLeftOnce()
  const folder = await makeFolder()
  try {
    const [sound, target] = [path.join(folder, 'sound.wav'), path.join(folder, 'video.mp4')]
    await fetchSound(ctx, item, { sound, source: path.join(folder, 'recording'), signal })
    const onProgress = oneAfterAnother((fraction) => progress(fraction * 0.98))
    await ctx.ports.videos.render(scene, { sound, target }, { signal, onProgress })
    await keep(ctx, video, signed(target, ctx.ports.manifests.sign(howItemWasMade(item), item.created_at)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Finds the recording of a video; undefined once it was deleted. */
async function itemOf(ctx: Context, video: VideoRow): Promise<HistoryRow | undefined> {
  const inside = { ...ctx, actor: system, workspaceId: video.workspace_id }
  return getOwnItem(inside, { history_item_id: video.history_item_id }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'history_item_not_found') return undefined
    throw error
  })
}

type Fetching = { readonly source: string; readonly sound: string; readonly signal: AbortSignal }

async function fetchSound(
  ctx: With<'media' | 'storage'>,
  item: HistoryRow,
  { source, sound, signal }: Fetching,
): Promise<void> {
  await writeIntoFile(source, ctx.ports.storage.read(item.storage_key), signal)
  const stored = parseOutputFormat(item.output_format ?? '')
  const format = { codec: 'wav', sampleRateHz: soundRateHz } as const
  const options = { share: ctx.workspaceId, signal, ...(stored && { sourceFormat: stored }) }
  await ctx.ports.media.transcodeToFile({ path: source }, sound, format, options)
}

/** Puts what is signed of the recording behind its video, where players pass it over. */
async function* signed(file: string, manifest: string | undefined): AsyncGenerator<Uint8Array> {
  for await (const block of createReadStream(file)) yield block as Uint8Array
  if (manifest !== undefined) yield mp4Box(manifest)
}

async function keep(ctx: With<'storage'>, video: VideoRow, blocks: AsyncIterable<Uint8Array>): Promise<void> {
  const jobId = video.job_id ?? ''
  const storageKey = `videos/${video.workspace_id}/${video.id}-${jobId}.mp4`
  const sizeBytes = await keepBlocks(ctx.ports.storage, storageKey, blocks)
  const isKept = await keepVideo(ctx, video.id, { jobId, storageKey, sizeBytes })
  // Its recording went, or another name was asked for, while it was made; or another attempt kept what is the same.
  if (!isKept && (await findVideo(ctx, video.id))?.storage_key !== storageKey)
    await ctx.ports.storage.remove(storageKey)
}

/** Makes a function that tells a number unless it is telling one; what cannot be told is told by the next. */
function oneAfterAnother(tell: (fraction: number) => Promise<void>): (fraction: number) => void {
  let isTelling = false
  return (fraction) => {
    if (isTelling) return
    isTelling = true
    void tell(fraction)
      .catch(() => undefined)
      .finally(() => (isTelling = false))
  }
}
