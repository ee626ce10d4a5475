import type { Input } from '@vireo/contracts/kit'
import type { Applicants, productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { listApplicantsIn } from './applicant-store.ts'
import { presentApplicant } from './apply-as-producer.ts'
import type { ApplicantRow } from './producer-tables.ts'

export type ApplicantPage = { readonly rows: readonly ApplicantRow[]; readonly hasMore: boolean }

/** Lists who asked to work here, for whoever runs the instance. Throws `operator_only`. */
export async function listApplicants(
  ctx: With<'settings'>,
  { state, cursor, page_size: size }: Input<typeof productionsEndpoints.listApplicants>,
): Promise<ApplicantPage> {
  await requireOperator(ctx)
  const rows = await listApplicantsIn(ctx, { state, after: cursor ?? '', limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents a page of applicants. */
export function presentApplicants({ rows, hasMore }: ApplicantPage): Applicants {
  return {
    applicants: rows.map(presentApplicant),
    has_more: hasMore,
    next_cursor: hasMore ? (rows.at(-1)?.id ?? null) : null,
  }
}
