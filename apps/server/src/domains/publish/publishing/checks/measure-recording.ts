import { MediaError } from '@vireo/engines'
import type { HistoryItemId } from '@vireo/contracts/kit'
import { getOwnItem, type HistoryRow } from '#history'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import type { MeasureRow } from '../tables.ts'
import { insertMeasure, listMeasures } from './measure-store.ts'
import { measureSound } from './measure-sound.ts'
import type { Sounding } from './sound-meter.ts'
import { withRecording } from './with-recording.ts'

/** Measures a recording of the caller's workspace, once. One that is gone by then is left out. */
export async function measureRecording(
  ctx: With<'media' | 'storage'>,
  { historyItemId }: { readonly historyItemId: HistoryItemId },
): Promise<void> {
  if ((await listMeasures(ctx, [historyItemId])).length > 0) return
  const item = await findItem(ctx, historyItemId)
  if (!item) return
  await insertMeasure(ctx, rowOf(ctx, historyItemId, await measure(ctx, item)))
}

/** Finds a recording of the caller's workspace; undefined once it was deleted. */
export function findItem(ctx: Context, id: HistoryItemId): Promise<HistoryRow | undefined> {
  return getOwnItem(ctx, { history_item_id: id }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'history_item_not_found') return undefined
    throw error
  })
}

async function measure(ctx: With<'media' | 'storage'>, item: HistoryRow): Promise<Sounding | undefined> {
  try {
    return await withRecording(ctx, item, (recording) => measureSound(ctx, recording))
  } catch (error) {
    // What else goes wrong may go right a little later.
    const isForGood = error instanceof MediaError && ['unreadable', 'unsupported', 'too_long'].includes(error.kind)
    if (isForGood) return undefined
    throw error
  }
}

function rowOf(ctx: Context, id: HistoryItemId, sounding: Sounding | undefined): MeasureRow {
  return {
    history_item_id: id,
    workspace_id: ctx.workspaceId,
    is_readable: sounding !== undefined,
    loudness_lufs: sounding?.loudnessLufs ?? null,
    peak_dbtp: sounding?.peakDbtp ?? null,
    silence_start_ms: sounding?.silenceStartMs ?? 0,
    silence_end_ms: sounding?.silenceEndMs ?? 0,
    silence_inside_ms: sounding?.silenceInsideMs ?? 0,
    created_at: ctx.now(),
  }
}
