import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'
import { hostAndPort, list } from '#settings/schemas.ts'

/** Settings about how a workspace's domains are proven. */
export const ssoSettings = defineSettings({
  VIREO_DNS_SERVERS: {
    schema: list
      .pipe(z.array(z.string().regex(hostAndPort, 'It is a list of IP addresses, each with a port or without.')))
      .default([]),
    doc: 'Name servers (address or address:port, comma-separated) that are asked when a workspace proves a domain. Default: those of the machine.',
  },
})
