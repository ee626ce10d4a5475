import { AppError } from '#kernel/errors.ts'
import { ModelError } from '#ports/model-error.ts'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { requireOperator } from '#identity/support-access/index.ts'

/** Finds a model that is installed or can be. Throws `engine_model_not_found`. */
export async function findModel(ctx: With<'models'>, name: string): Promise<ModelEntry> {
  const model = (await ctx.ports.models.list()).find((each) => each.name === name)
  if (!model) throw new AppError('engine_model_not_found', { param: 'model' })
  return model
}

/** Finds the same for whoever runs the instance. Throws `operator_only` first, and `engine_model_not_found`. */
export async function findModelAsOperator(ctx: With<'settings' | 'models'>, name: string): Promise<ModelEntry> {
  await requireOperator(ctx)
  return findModel(ctx, name)
}

/** Converts what a model cannot do to `model_refused` with its sentence; everything else stays. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof ModelError)) return error
  return new AppError('model_refused', { message: error.message, cause: error })
}
