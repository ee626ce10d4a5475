import type { ImpactPartners } from '@vireo/contracts/impact-program'
import type { Context } from '#kernel/context.ts'
import { listPartners as readPartners } from './application-store.ts'
import type { ApplicationRow } from './tables.ts'

const partnersMax = 500

type Partners = readonly Pick<ApplicationRow, 'organisation' | 'website' | 'country'>[]

/** Lists the organisations that have a grant, and agreed to be named. */
export function listPartners(ctx: Context): Promise<Partners> {
  return readPartners(ctx, partnersMax)
}

/** Presents the partners of the program. */
export function presentPartners(partners: Partners): ImpactPartners {
  return { partners: partners.map(({ organisation, website, country }) => ({ name: organisation, website, country })) }
}
