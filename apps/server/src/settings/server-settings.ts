import { z } from 'zod'
import { defineSettings } from './define-settings.ts'
import { flag, hostAndPort, list, port } from './schemas.ts'

/** How the server is reached and what it shows of itself. */
export const serverSettings = defineSettings(
  {
    VIREO_PORT: { schema: port.default(8080), doc: 'Port of the web app and the API. 0 takes any free one.' },
    VIREO_HOST: {
      schema: z.string().min(1).default('127.0.0.1'),
      doc: 'Address to listen on. Loopback unless you say otherwise.',
    },
    VIREO_DATA: {
      schema: z.string().min(1).default('data'),
      doc: 'Folder for the embedded database, recordings and the instance key.',
    },
    VIREO_ROLE: { schema: z.enum(['all', 'api', 'worker', 'migrate']).default('all'), doc: 'What this process does.' },
    VIREO_PUBLIC_URL: {
      schema: z.url().optional(),
      doc: 'Address people reach the product under; makes every absolute link. Default: http://<host>:<port>.',
    },
    VIREO_CONTENT_ORIGIN: {
      schema: z.url({ protocol: /^https?$/ }).optional(),
      doc: 'Second address of this server, of another host, that serves what people made or uploaded and nothing else: shared pages, videos, players, pictures. Needs VIREO_PUBLIC_URL.',
    },
    VIREO_SECRET: {
      schema: z.string().min(32).optional(),
      doc: 'Instance key (32 characters or more). Generated into the data folder when absent; required with DATABASE_URL.',
    },
    VIREO_LOG_LEVEL: {
      schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
      doc: 'How much is logged.',
    },
    VIREO_METRICS_TOKEN: {
      schema: z.string().min(16).optional(),
      doc: 'Bearer token for /metrics. Without VIREO_PUBLIC_URL, this machine needs none.',
    },
    VIREO_AS_ROOT: {
      schema: z.enum(['warn', 'allow', 'refuse']).default('warn'),
      doc: 'What happens when the server is started as root, which it does not need.',
    },
    VIREO_TRUST_PROXY: { schema: flag.default(false), doc: 'Believe X-Forwarded-For of a reverse proxy in front.' },
    VIREO_SOURCE_URL: {
      schema: z.url({ protocol: /^https?$/ }).optional(),
      doc: 'Where you publish the source of the version that you run. When absent, the instance hands it out itself.',
    },
    VIREO_OUTBOUND_HOSTS: {
      schema: list
        .pipe(z.array(z.string().regex(hostAndPort, 'It is a list of hosts, each with a port or without.')))
        .default([]),
      doc: 'Hosts (name or name:port, comma-separated) that addresses given by workspaces may lead to although they are private: webhooks, identity providers. None by default.',
    },
  },
  (config) => {
    const found: string[] = []
    const url = config.VIREO_PUBLIC_URL
    if (url && !/^https?:$/.test(new URL(url).protocol)) found.push('VIREO_PUBLIC_URL must be http or https.')
    if (url && (new URL(url).pathname !== '/' || new URL(url).search))
      found.push('VIREO_PUBLIC_URL must not have a path.')
    found.push(...contradictionsOfContents(config))
    return found
  },
)

type Addresses = { readonly VIREO_PUBLIC_URL?: string | undefined; readonly VIREO_CONTENT_ORIGIN?: string | undefined }

function contradictionsOfContents({ VIREO_PUBLIC_URL: own, VIREO_CONTENT_ORIGIN: contents }: Addresses): string[] {
  if (!contents) return []
  if (!own) return ['VIREO_CONTENT_ORIGIN needs VIREO_PUBLIC_URL.']
  const url = new URL(contents)
  const found: string[] = []
  if (url.pathname !== '/' || url.search) found.push('VIREO_CONTENT_ORIGIN must not have a path.')
  if (url.hostname === new URL(own).hostname)
    found.push(
      'VIREO_CONTENT_ORIGIN must have another host than VIREO_PUBLIC_URL: browsers share cookies across ports.',
    )
  return found
}
