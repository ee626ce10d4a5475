import type { Input } from '@vireo/contracts/kit'
import { type productionsEndpoints, traitsOf } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { languageOf } from '../prices/language-of.ts'
import type { QualificationRow } from './producer-tables.ts'
import { insertQualification } from './qualification-store.ts'

/** Adds a qualification to the catalogue. Throws what the contract names. */
export async function addQualification(
  ctx: With<'settings'>,
  form: Input<typeof productionsEndpoints.addQualification>,
): Promise<QualificationRow> {
  await requireOperator(ctx)
  const source = languageOf(form.source_language, 'source_language')
  const row: QualificationRow = {
    ...form,
    id: ctx.newId('productionQualification'),
    source_language: source,
    target_language:
      traitsOf(form.service).languages === 'one' ? source : languageOf(form.target_language, 'target_language'),
    created_at: ctx.now(),
  }
  await transaction(ctx, async (ctx) => {
    await insertQualification(ctx, row)
    await writeAudit(ctx, {
      action: 'productions.qualification-added',
      target: { kind: 'qualification', id: row.id },
      details: { name: row.name },
    })
  })
  return row
}
