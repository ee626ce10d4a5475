import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'
import { headerName } from '#settings/schemas.ts'

/** Settings about where requests come from. */
export const usersSettings = defineSettings(
  {
    VIREO_GEO_COUNTRY_HEADER: {
      schema: headerName.optional(),
      doc: 'Header in which the proxy in front says from which country (ISO code) a request comes.',
    },
    VIREO_GEO_REGION_HEADER: { schema: headerName.optional(), doc: 'The same for the region (ISO code).' },
    VIREO_GEO_CITY_HEADER: { schema: headerName.optional(), doc: 'The same for the city.' },
    VIREO_GEO_DATABASE: {
      schema: z.string().min(1).optional(),
      doc: 'A MaxMind city or country database (.mmdb) on this machine. Nothing is ever asked over the network.',
    },
  },
  (config) => {
    const { VIREO_GEO_COUNTRY_HEADER: country, VIREO_GEO_REGION_HEADER: region, VIREO_GEO_CITY_HEADER: city } = config
    const found: string[] = []
    if (!country && (region || city)) found.push('Region and city headers need VIREO_GEO_COUNTRY_HEADER.')
    if (country && config.VIREO_GEO_DATABASE)
      found.push('Choose VIREO_GEO_COUNTRY_HEADER or VIREO_GEO_DATABASE, not both.')
    return found
  },
)
