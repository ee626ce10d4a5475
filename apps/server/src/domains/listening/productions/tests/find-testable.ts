import { writesRemarks } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { QualificationRow } from '../people/producer-tables.ts'
import { findQualification } from '../people/qualification-store.ts'

/**
 * Finds a qualification whose test can grade itself: by words that are right or not. Throws `qualification_not_found` and
 * `qualification_untestable`.
 */
export async function findTestable(ctx: Context, id: string): Promise<QualificationRow> {
  const qualification = await findQualification(ctx, id)
  if (!qualification) throw new AppError('qualification_not_found')
  if (writesRemarks(qualification.service)) throw new AppError('qualification_untestable')
  return qualification
}
