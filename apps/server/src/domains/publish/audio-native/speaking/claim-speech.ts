import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { countCharacters, creditCost, findSpeechModel } from '#speech'
import { assertAffordable } from '#usage/reservations/index.ts'
import { holdVersion, saveVersion, sumSpent } from '../content/version-store.ts'
import { holdProject } from '../projects/project-store.ts'
import { monthOf } from '../projects/month-of.ts'
import type { VersionRow } from '../tables.ts'

/**
 * Sets aside what a version costs from what its project may spend in a month, one after the other, before anything is
 * spoken. Throws `audio_native_spending_limit` and what a reservation of so many credits would throw.
 */
export async function claimSpeech(ctx: Context, version: VersionRow, modelId: string): Promise<void> {
  const model = findSpeechModel(modelId)
  if (!model) throw new AppError('model_not_found')
  const credits = creditCost(countCharacters(version.text), model.costMultiplier)
  await assertAffordable(ctx, credits)
  await transaction(ctx, async (ctx) => {
    const project = await holdProject(ctx, version.project_id)
    const current = await holdVersion(ctx, version.id)
    if (!project || current?.state !== 'making') throw new AppError('audio_native_project_not_found')
    const now = ctx.now()
    const spent = await sumSpent(ctx, { projectId: project.id, since: monthOf(now), besides: current.id })
    if (spent + credits > project.monthly_credits)
      throw new AppError('audio_native_spending_limit', {
        data: { required: credits, spent, limit: project.monthly_credits },
      })
    await saveVersion(ctx, { ...current, credits, made_at: now, attempts: current.attempts + 1 })
  })
}
