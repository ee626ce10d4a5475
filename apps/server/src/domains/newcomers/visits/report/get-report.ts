import type { Input } from '@vireo/contracts/kit'
import type { VisitReport, visitsEndpoints } from '@vireo/contracts/visits'
import { requireOperator } from '#identity/support-access/index.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import {
  countAll,
  countDays,
  countOutcome,
  listCountries,
  listFirstSteps,
  listPages,
  listSources,
  type ReportRange,
} from './report-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const daysMax = 366
const limit = 50

/** Tells whoever runs the instance what came of visits in a time. */
export async function getReport(
  ctx: With<'settings'>,
  asked: Input<typeof visitsEndpoints.getReport>,
): Promise<VisitReport> {
  await requireOperator(ctx)
  const range = rangeOf(asked)
  const [totals, days, outcome, pages, sources, countries, steps] = await Promise.all([
    countAll(ctx, range),
    countDays(ctx, range),
    countOutcome(ctx, range),
    listPages(ctx, { ...range, limit }),
    listSources(ctx, { ...range, limit }),
    listCountries(ctx, { ...range, limit }),
    listFirstSteps(ctx, range),
  ])
  return { totals, days, of_sign_ups: outcome, pages, sources, countries, first_steps: steps }
}

function rangeOf({ from, to }: Input<typeof visitsEndpoints.getReport>): ReportRange {
  const [begin, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`) + dayMs]
  if (!(end > begin) || end - begin > daysMax * dayMs) throw new AppError('visits_range_invalid')
  return { from: new Date(begin), until: new Date(end) }
}
