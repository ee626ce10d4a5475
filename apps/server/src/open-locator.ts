import { createHeaderLocator } from './adapters/locate-by-header.ts'
import type { Config } from './config.ts'
import { knowsNoPlace, type Locator } from './ports/geo.ts'

/** Chooses how the instance locates people, by configuration; by default it does not. */
export async function openLocator(config: Config): Promise<Locator> {
  const { VIREO_GEO_COUNTRY_HEADER: country, VIREO_GEO_REGION_HEADER: region, VIREO_GEO_CITY_HEADER: city } = config
  if (country) return createHeaderLocator({ country, region, city })
  if (!config.VIREO_GEO_DATABASE) return knowsNoPlace
  const { createDatabaseLocator } = await import('./adapters/locate-by-database.ts')
  return createDatabaseLocator(config.VIREO_GEO_DATABASE)
}
