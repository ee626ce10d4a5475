import type { ImpactApplication, ImpactApplicationsPage, impactProgramEndpoints } from '@vireo/contracts/impact-program'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { type ApplicationPage, listApplications as readApplications } from './application-store.ts'
import type { ApplicationRow } from './tables.ts'

type Listed = { readonly rows: readonly ApplicationRow[]; readonly nextCursor: string | null }

/** Lists applications for whoever runs the instance. Throws `operator_only` and `invalid_cursor`. */
export async function listApplications(
  ctx: With<'settings'>,
  { state, cursor, page_size: limit }: Input<typeof impactProgramEndpoints.list>,
): Promise<Listed> {
  await requireOperator(ctx)
  if (cursor && !/^impact_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  return pageOfApplications(ctx, { state, cursor: cursor ?? undefined, limit })
}

/** Reads a page of applications. */
export async function pageOfApplications(ctx: Context, page: ApplicationPage): Promise<Listed> {
  const rows = await readApplications(ctx, { ...page, limit: page.limit + 1 })
  const shown = rows.slice(0, page.limit)
  return { rows: shown, nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null }
}

/** Presents a page of applications. */
export function presentApplications({ rows, nextCursor }: Listed): ImpactApplicationsPage {
  return { applications: rows.map(presentApplication), has_more: nextCursor !== null, next_cursor: nextCursor }
}

/** Presents an application. */
export function presentApplication(row: ApplicationRow): ImpactApplication {
  return {
    application_id: row.id,
    state: row.state,
    organization: row.organisation,
    website: row.website,
    country: row.country,
    contact_name: row.contact_name,
    email: row.email,
    mission: row.mission,
    planned_use: row.planned_use,
    may_be_named: row.may_be_named,
    tier: row.tier,
    note: row.note,
    created_at_unix: unixSeconds(row.created_at),
    decided_at_unix: unixSecondsOrNull(row.decided_at),
    given_at_unix: unixSecondsOrNull(row.given_at),
    workspace_id: row.workspace_id,
  }
}
