import type { WorkVersions } from '@vireo/contracts/workbench'
import type { With } from '#ports/ports.ts'
import { listSubmitted, type NamedTask, seeWork } from '#productions'

/** Lists what was submitted of a task, and what is written now, newest first. Throws `production_task_not_found`. */
export async function listVersions(ctx: With<'settings'>, named: NamedTask): Promise<WorkVersions['versions']> {
  const { task } = await seeWork(ctx, named)
  const submitted = (await listSubmitted(ctx, task.id)).map(({ version, created_at }) => {
    const isCurrent = version === task.content_version
    return { version, submitted_at: created_at.toISOString(), is_current: isCurrent }
  })
  const isKept = submitted.some(({ is_current: isCurrent }) => isCurrent)
  const now = isKept ? [] : [{ version: task.content_version, submitted_at: null, is_current: true }]
  return [...submitted, ...now].toReversed()
}
