import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'
import { flag } from '#settings/schemas.ts'

const https = z.url({ protocol: /^https$/u })

/** Settings of counting visits. */
export const visitsSettings = defineSettings(
  {
    VIREO_VISITS: {
      schema: flag.default(true),
      doc: 'Whether visits of people who allow it are counted, on this instance. Where they are not, nobody is asked.',
    },
    VIREO_ANALYTICS_EXPORT_URL: {
      schema: https.optional(),
      doc: 'Where events are told besides: of people who allowed it, and without saying of whom what the server notes; never of who opted out. A PostHog capture address, as in https://eu.i.posthog.com/batch/. Nowhere by default.',
    },
    VIREO_ANALYTICS_EXPORT_KEY: {
      schema: z.string().min(1).optional(),
      doc: 'The project key that events are told under.',
      secret: true,
    },
    VIREO_AFFILIATE_SCRIPT: {
      schema: https.optional(),
      doc: 'The script of a partner programme. It is loaded only for people who allowed to be counted; none by default.',
    },
  },
  ({ VIREO_ANALYTICS_EXPORT_URL: url, VIREO_ANALYTICS_EXPORT_KEY: key }) =>
    (url === undefined) === (key === undefined)
      ? []
      : ['VIREO_ANALYTICS_EXPORT_URL and VIREO_ANALYTICS_EXPORT_KEY need each other.'],
)
