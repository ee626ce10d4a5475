import { type Access, type Channel, codesOf, type Endpoint, type ErrorEntry } from '@vireo/contracts/kit'
import { describeAnswers } from './describe-answers.ts'
import { describeBody, describeParameters } from './describe-request.ts'
import { shareResponses } from './share-responses.ts'
import { createSchemaCollector, type JsonSchema, type SchemaCollector } from './schema-collector.ts'

/** What the document is made from: the contracts, and a few words about the product. */
export type OpenapiSource = {
  readonly version: string
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly api: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
  readonly channels: Readonly<Record<string, Readonly<Record<string, Channel>>>>
  readonly errorCatalogue: Readonly<Record<string, ErrorEntry>>
  /** Exported schemas by name; they become components. */
  readonly named: Readonly<Record<string, unknown>>
}

const SECURITY_SCHEMES = {
  apiKey: { type: 'apiKey', in: 'header', name: 'xi-api-key', description: 'An API key of a workspace.' },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A short-lived access token of a person.',
  },
  session: { type: 'apiKey', in: 'cookie', name: 'vireo_session', description: 'The session of a browser.' },
}

const REQUEST_ID = {
  description: 'Names this request; quote it when something went wrong.',
  schema: { type: 'string' },
}

/** Builds the whole API as an OpenAPI 3.1 document. Sockets are listed as GET with `x-websocket`. */
export function buildOpenapi(source: OpenapiSource): JsonSchema {
  const collector = createSchemaCollector(source.named)
  const paths: Record<string, Record<string, Operation['operation']>> = {}
  const operations = [...endpointOperations(collector, source), ...channelOperations(collector, source)]
  for (const { path, method, operation } of operations) paths[path] = { ...paths[path], [method]: operation }
  const shared = shareResponses(paths)
  const finished = collector.finish(shared)
  const { paths: finalPaths, responses } = finished.document
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vireo',
      version: source.version,
      description: 'Voices, speech and everything that was generated, over HTTP and WebSocket.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: '/' }],
    tags: source.tags,
    paths: finalPaths,
    components: {
      schemas: finished.schemas,
      responses,
      headers: { RequestId: REQUEST_ID },
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}

type Operation = {
  readonly path: string
  readonly method: string
  readonly operation: JsonSchema & { readonly responses: JsonSchema }
}

function endpointOperations(collector: SchemaCollector, { api, errorCatalogue }: OpenapiSource): Operation[] {
  return inDomains(api).map(({ domain, it: endpoint }) => {
    const parameters = describeParameters(collector, endpoint)
    const requestBody = describeBody(collector, endpoint)
    return {
      path: openapiPath(endpoint.path),
      method: endpoint.method.toLowerCase(),
      operation: {
        ...summaryOf(domain, endpoint),
        ...(endpoint.deprecated && { deprecated: true }),
        ...(parameters.length > 0 && { parameters }),
        ...(requestBody && { requestBody }),
        responses: describeAnswers(collector, errorCatalogue, endpoint),
      },
    }
  })
}

function channelOperations(collector: SchemaCollector, { channels }: OpenapiSource): Operation[] {
  return inDomains(channels).map(({ domain, it: channel }) => ({
    path: openapiPath(channel.path),
    method: 'get',
    operation: {
      ...summaryOf(domain, channel),
      parameters: describeParameters(collector, channel),
      responses: { 101: { description: 'The connection becomes a WebSocket.' } },
      'x-websocket': {
        clientMessage: collector.describe(channel.clientMessage, 'input'),
        serverMessage: collector.describe(channel.serverMessage, 'output'),
        errors: codesOf(channel),
      },
    },
  }))
}

type Summed = Pick<Endpoint, 'id' | 'summary' | 'access' | 'singleUseToken' | 'tokenName'>

function summaryOf(domain: string, { id, summary, access, singleUseToken: type, tokenName }: Summed): JsonSchema {
  const token =
    type === undefined
      ? ''
      : `, or a single-use token of the type \`${type}\` in \`?${tokenName ?? 'single_use_token'}=\``
  const permission =
    typeof access === 'object' ? { description: `Needs the permission \`${access.scope}\`${token}.` } : {}
  return { operationId: id, tags: [domain], summary, ...permission, security: securityOf(access) }
}

function securityOf(access: Access): JsonSchema[] {
  if (access === 'public') return []
  return access === 'session' ? [{ session: [] }] : [{ apiKey: [] }, { bearer: [] }]
}

function inDomains<T>(domains: Readonly<Record<string, Readonly<Record<string, T>>>>): { domain: string; it: T }[] {
  return Object.entries(domains).flatMap(([domain, all]) => Object.values(all).map((it) => ({ domain, it })))
}

/** Converts a path to OpenAPI's form: `/v1/voices/:voice_id` → `/v1/voices/{voice_id}`. */
export function openapiPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}
