import type { Input } from '@vireo/contracts/kit'
import type { Applicant, productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { findUser } from '#users'
import { removeCandidate } from '../candidates/candidate-store.ts'
import { languageOf } from '../prices/language-of.ts'
import { insertApplicant } from './applicant-store.ts'
import type { ApplicantRow } from './producer-tables.ts'

/** Asks to work on what others order; those who are accepted are paid on the account of this workspace. Throws what the contract names. */
export async function applyAsProducer(
  ctx: Context,
  { name, languages, note }: Input<typeof productionsEndpoints.apply>,
): Promise<ApplicantRow> {
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at) throw new AppError('email_not_verified')
  const row: ApplicantRow = {
    id: ctx.newId('productionApplicant'),
    user_id: user.id,
    workspace_id: ctx.workspaceId,
    email: user.email,
    name,
    languages: [...new Set(languages.map((code) => languageOf(code, 'languages')))],
    note,
    state: 'open',
    created_at: ctx.now(),
    decided_at: null,
  }
  await transaction(ctx, async (ctx) => {
    if (!(await insertApplicant(ctx, row))) throw new AppError('producer_applied_already')
    await removeCandidate(ctx, row.email)
  })
  return row
}

/** Presents an application. */
export function presentApplicant(row: ApplicantRow): Applicant {
  return {
    applicant_id: row.id,
    user_id: row.user_id,
    state: row.state,
    name: row.name,
    email: row.email,
    languages: [...row.languages],
    note: row.note,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
