import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import type { QualificationRow } from './producer-tables.ts'
import { listCatalogue } from './qualification-store.ts'

/** Lists the whole catalogue of qualifications, for whoever runs the instance. Throws `operator_only`. */
export async function listAllQualifications(ctx: With<'settings'>): Promise<QualificationRow[]> {
  await requireOperator(ctx)
  return listCatalogue(ctx)
}
