import { type AuditEntry, writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { ModelEntry } from '#ports/models.ts'
import type { With } from '#ports/ports.ts'
import { findModel, refusalOf } from './find-model.ts'

/** Changes something about a model, writes down what was done, and answers how the model is now. Throws `model_refused`. */
export async function changeModel(
  ctx: With<'models'>,
  name: string,
  { change, ...act }: Pick<AuditEntry, 'action' | 'details'> & { readonly change: () => Promise<unknown> },
): Promise<ModelEntry> {
  try {
    await change()
  } catch (error) {
    throw refusalOf(error)
  }
  await transaction(ctx, (ctx) => writeAudit(ctx, { ...act, target: { kind: 'model', id: name } }))
  return findModel(ctx, name)
}
