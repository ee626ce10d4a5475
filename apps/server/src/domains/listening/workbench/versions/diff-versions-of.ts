import type { Input } from '@vireo/contracts/kit'
import { type TaskContent, writesRemarks } from '@vireo/contracts/productions'
import { type WorkDiff, type workbenchEndpoints, workbenchLimits as limits } from '@vireo/contracts/workbench'
import { diffTimed, type TimedDifference } from '@vireo/transcripts/timed'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findSubmission, listSubmitted, readContent, seeWork, type Work } from '#productions'
import { enterUnpaid } from '#usage'

/**
 * Compares two versions of a task word by word, some differences at a time, and no more text than is compared while others wait: it is
 * done where requests are answered. Throws `production_task_not_found`, `production_version_not_found` and `concurrent_limit_exceeded`.
 */
export async function diffVersionsOf(
  ctx: With<'concurrency' | 'settings'>,
  { from_version: from, to_version: to, cursor, ...named }: Input<typeof workbenchEndpoints.diff>,
): Promise<WorkDiff> {
  const { task } = await seeWork(ctx, named)
  if (from === to) {
    await assertVersion(ctx, task, from)
    return { differences: [], has_more: false, next_cursor: null }
  }
  // Two whole versions are in memory meanwhile.
  const place = await enterUnpaid(ctx)
  try {
    const [olds, news] = [await versionOf(ctx, task, from), await versionOf(ctx, task, to)]
    const [before, after] = writesRemarks(task.service) ? [unsaid(olds), unsaid(news)] : [olds, news]
    return pageOf(diffTimed(before, after, cursor), cursor)
  } finally {
    place.leave()
  }
}

function pageOf(differences: Iterable<TimedDifference>, cursor: number): WorkDiff {
  const found: WorkDiff['differences'] = []
  let chars = 0
  for (const { isRetimed, text, translation, ...times } of differences) {
    if (found.length === limits.differencesMax || (found.length > 0 && chars >= limits.comparedCharsMax))
      return { differences: found, has_more: true, next_cursor: cursor + found.length }
    found.push({ ...times, text: changesOf(text), translation: changesOf(translation), is_retimed: isRetimed })
    chars += charsOf(text) + charsOf(translation)
  }
  return { differences: found, has_more: false, next_cursor: null }
}

function charsOf(changes: TimedDifference['text']): number {
  return changes.reduce((sum, { words }) => words.reduce((all, word) => all + word.length, sum), 0)
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

/** Takes away who says what: remarks are said by nobody. */
function unsaid({ segments }: TaskContent): TaskContent {
  return { segments: segments.map((segment) => ({ ...segment, speaker_id: '' })), speakers: [] }
}

/** Throws `production_version_not_found`; what the version says is not read. */
async function assertVersion(ctx: With<'settings'>, task: Work['task'], version: number): Promise<void> {
  if (version === task.content_version) return
  const submitted = await listSubmitted(ctx, task.id)
  if (!submitted.some((each) => each.version === version)) throw new AppError('production_version_not_found')
}
