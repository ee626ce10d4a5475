import { type audioNativeEndpoints, ListenReport } from '@vireo/contracts/audio-native'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { getPublished } from '../player/find-player.ts'
import { viewIdOf } from '../player/view-of.ts'
import { saveListen } from './listen-store.ts'

/** How much of a recording has to have been heard for somebody to have heard it to its end. */
const completePart = 0.9

/**
 * Counts what was heard in one load of a player. Reports say all that was heard so far: one that is sent again, or overtaken,
 * changes nothing, and none says more than there is to hear.
 */
export async function countListen(
  ctx: With<'vault' | 'locator'>,
  { rawBody, ...input }: Input<typeof audioNativeEndpoints.countListen>,
): Promise<void> {
  ctx.client.tell('access-control-allow-origin', '*')
  const report = ListenReport.safeParse(readJson(rawBody))
  if (!report.success) throw new AppError('invalid_parameters')
  const viewId = viewIdOf(ctx, report.data.view, input.snapshot_id)
  const { page, version, durationMs } = await getPublished(ctx, input)
  if (viewId === undefined) throw new AppError('audio_native_project_not_found')
  const most = Math.ceil(durationMs / 4000)
  const [first = 0, second = 0, third = 0, fourth = 0] = report.data.quarters.map((heard) => Math.min(heard, most))
  const heard = first + second + third + fourth
  await saveListen(ctx, {
    view_id: viewId,
    project_id: page.project_id,
    page_id: page.id,
    version_id: version.id,
    workspace_id: page.workspace_id,
    country: ctx.ports.locator.locate(ctx.client)?.country ?? null,
    quarter_1: first,
    quarter_2: second,
    quarter_3: third,
    quarter_4: fourth,
    is_complete: report.data.ended && heard >= completePart * Math.floor(durationMs / 1000),
    started_at: ctx.now(),
  })
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
