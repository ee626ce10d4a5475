import { recordingOf, type WorkChecks } from '@vireo/contracts/publishing'
import { findRecording } from '#history'
import type { Context } from '#kernel/context.ts'
import { getWorkRow } from '../policy.ts'
import type { Measured, WorkRow } from '../tables.ts'
import { listUploads } from '../uploads/upload-store.ts'
import { itemsOf, listChapters } from '../works/chapter-store.ts'
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
  const ids = itemsOf(chapters)
  const [measures, uploads] = await Promise.all([listMeasures(ctx, ids), listUploads(ctx, work.id)])
  const there = new Set<string>(uploads.map(({ id }) => id))
  for (const id of ids) if (await findRecording(ctx, id)) there.add(id)
  const measured = new Map<string, Measured>([
    ...measures.map((measure) => [recordingOf(measure), measure] as const),
    // An upload is measured when it comes, and what cannot be read is none.
    ...uploads.map((upload) => [upload.id, { ...upload, is_readable: true }] as const),
  ])
  const checks = checksOf({ work, chapters, measured, present: there })
  return { is_ready: isReady(checks), checks }
}
