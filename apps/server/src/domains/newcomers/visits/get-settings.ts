import type { VisitSettings } from '@vireo/contracts/visits'
import type { With } from '#ports/ports.ts'

/** Tells pages whether visits are counted here, and what else needs consent. */
export function getSettings(ctx: With<'settings'>): Promise<VisitSettings> {
  const { countsVisits, affiliateScript, analyticsExport } = ctx.ports.settings
  return Promise.resolve({
    counts_visits: countsVisits,
    affiliate_script: affiliateScript ?? null,
    tells_others: affiliateScript !== undefined || analyticsExport !== undefined,
  })
}
