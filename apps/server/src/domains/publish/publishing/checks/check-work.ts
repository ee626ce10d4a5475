import type { WorkChecks } from '@vireo/contracts/publishing'
import { findRecording } from '#history'
import type { Context } from '#kernel/context.ts'
import { getWorkRow } from '../policy.ts'
import type { WorkRow } from '../tables.ts'
import { listChapters } from '../works/chapter-store.ts'
import { checksOf, isReady } from './checks-of.ts'
import { measureMissing } from './measure-missing.ts'
import { listMeasures } from './measure-store.ts'

/** Says what is to be done before a work can be released; what is not measured yet is measured meanwhile. */
export async function checkWork(ctx: Context, input: { readonly work_id: string }): Promise<WorkChecks> {
  const work = await getWorkRow(ctx, input)
  const checked = await lookAt(ctx, work)
  if (checked.checks.some(({ state }) => state === 'waiting'))
    await measureMissing(ctx, await listChapters(ctx, work.id))
  return checked
}

/** Looks at a work as it would be released now. */
export async function lookAt(ctx: Context, work: WorkRow): Promise<WorkChecks> {
  const chapters = await listChapters(ctx, work.id)
  const ids = chapters.map(({ history_item_id: id }) => id)
  const measures = await listMeasures(ctx, ids)
  const there = new Set<string>()
  for (const id of ids) if (await findRecording(ctx, id)) there.add(id)
  const checks = checksOf({ work, chapters, measures, present: there })
  return { is_ready: isReady(checks), checks }
}
