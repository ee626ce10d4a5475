import type { Input } from '@vireo/contracts/kit'
import type { TaskContent } from '@vireo/contracts/productions'
import { type WorkDiff, type workbenchEndpoints, workbenchLimits } from '@vireo/contracts/workbench'
import { diffTimed } from '@vireo/transcripts/timed'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findSubmission, listSubmitted, readContent, seeWork, type Work } from '#productions'

/**
 * Compares two versions of a task word by word, some differences at a time. Throws `production_task_not_found` and
 * `production_version_not_found`.
 */
export async function diffVersionsOf(
  ctx: With<'settings'>,
  { from_version: from, to_version: to, cursor, ...named }: Input<typeof workbenchEndpoints.diff>,
): Promise<WorkDiff> {
  const { task } = await seeWork(ctx, named)
  if (from === to) {
    await assertVersion(ctx, task, from)
    return { differences: [], has_more: false, next_cursor: null }
  }
  const [olds, news] = [await versionOf(ctx, task, from), await versionOf(ctx, task, to)]
  const found: WorkDiff['differences'] = []
  const most = workbenchLimits.differencesMax
  let hasMore = false
  for (const { isRetimed, text, translation, ...times } of diffTimed(olds, news, cursor)) {
    hasMore = found.length === most
    if (hasMore) break
    found.push({ ...times, text: changesOf(text), translation: changesOf(translation), is_retimed: isRetimed })
  }
  return { differences: found, has_more: hasMore, next_cursor: hasMore ? cursor + most : null }
}

type Changes = WorkDiff['differences'][number]['text']

function changesOf(changes: readonly { readonly kind: Changes[number]['kind']; readonly words: readonly string[] }[]) {
  return changes.map(({ kind, words }) => ({ kind, words: [...words] }))
}

async function versionOf(ctx: With<'settings'>, task: Work['task'], version: number): Promise<TaskContent> {
  if (version === task.content_version) return readContent(ctx, task.id)
  const kept = await findSubmission(ctx, task.id, version)
  if (!kept) throw new AppError('production_version_not_found')
  return kept.document
}

/** Throws `production_version_not_found`; what the version says is not read. */
async function assertVersion(ctx: With<'settings'>, task: Work['task'], version: number): Promise<void> {
  if (version === task.content_version) return
  const submitted = await listSubmitted(ctx, task.id)
  if (!submitted.some((each) => each.version === version)) throw new AppError('production_version_not_found')
}
