import { z } from 'zod'
import { headerName } from './schemas.ts'
import type { Settings } from './settings.ts'

/** Where requests come from. */
export const geographySettings = {
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
} as const satisfies Settings
