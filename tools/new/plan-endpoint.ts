import { nameOf, type Name, UsageError } from './names.ts'
import { withEntry, withImport, withStatement } from './edit-code.ts'
import type { Plan } from './plan.ts'

export type EndpointRequest = {
  /** `voices.rename` */
  readonly id: string
  readonly method: string
  /** `/v1/voices/:voice_id/rename` */
  readonly path: string
  /** The operation that answers: `rename-voice` */
  readonly operation: string
}

export type SlicePlace = {
  readonly area: string
  /** Whether the slice has routes already. */
  readonly hasRoutes: boolean
}

/** What a route says until somebody decides. */
const unwritten = "unaudited('bookkeeping', 'it does nothing yet')"

/** Plans an endpoint: contract, route, operation and a test over HTTP that it does not pass yet. */
export function planEndpoint(request: EndpointRequest, { area, hasRoutes }: SlicePlace): Plan {
  const { slice, key } = readId(request.id)
  const operation = nameOf(request.operation)
  assertRoute(request)
  const server = `apps/server/src/domains/${area}/${slice.kebab}`
  const audit = request.method === 'GET' ? '' : `, { audit: ${unwritten} }`
  const route = `on(${slice.camel}Endpoints.${key}, ${operation.camel}, () => ({ status: 'ok' as const })${audit})`
  return {
    create: {
      [`${server}/${operation.kebab}.ts`]: operationFile(operation, { slice, key }, parametersOf(request.path)),
      [`${server}/${operation.kebab}.test.ts`]: testFile(operation, request),
      ...(!hasRoutes && { [`${server}/routes.ts`]: routesFile(slice, operation, route) }),
    },
    edit: {
      [`packages/contracts/src/${slice.kebab}/endpoints.ts`]: (text) => addContract(text, slice, key, request),
      ...(hasRoutes
        ? { [`${server}/routes.ts`]: (text) => addRoute(text, operation, route) }
        : { [`${server}/slice.ts`]: (text) => addRoutesToSlice(text, slice) }),
    },
    next: [
      `Write the summary, access, input, answer and errors of ${request.id} in the contract.`,
      ...(audit ? ['Say in routes.ts which acts it writes into the audit log, or why none.'] : []),
      `Make ${operation.kebab}.test.ts state the guarantees, then make it pass.`,
      'npm run generate (the API description changes)',
    ],
  }
}

function readId(id: string): { slice: Name; key: string } {
  const [slice, key] = id.split('.')
  if (slice === undefined || !/^[a-z][A-Za-z]*$/.test(key ?? '') || key === undefined) {
    throw new UsageError('Name the slice and the endpoint: voices.rename')
  }
  return { slice: nameOf(slice), key }
}

function assertRoute({ method, path }: EndpointRequest): void {
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method)) throw new UsageError(`${method} is not a method.`)
  if (!/^\/v\d+(\/:?[a-z_-]+)+$/.test(path)) throw new UsageError('Write the path like /v1/voices/:voice_id/rename')
}

function parametersOf(path: string): string[] {
  return [...path.matchAll(/:([a-z_]+)/g)].map((match) => match[1] ?? '')
}

function addContract(text: string, slice: Name, key: string, { id, method, path, operation }: EndpointRequest): string {
  const parameters = parametersOf(path).map((name) => `${name}: z.string().min(1).max(64)`)
  const entry = `  ${key}: defineEndpoint({
    id: '${id}',
    method: '${method}',
    path: '${path}',
    summary: '${nameOf(operation).words}',
    access: 'signed-in',
    ${parameters.length > 0 ? `params: z.object({ ${parameters.join(', ')} }),` : ''}
    ${/POST|PUT|PATCH/.test(method) ? 'body: z.object({}),' : ''}
    success: { status: 200, schema: Ok },
    errors: [],
  })`
  const withKit = withImport(withImport(text, 'defineEndpoint', '../kit/index.ts'), 'Ok', '../kit/index.ts')
  const usesZod = /z\.object/.test(entry)
  return withEntry(usesZod ? withImport(withKit, 'z', 'zod') : withKit, `${slice.camel}Endpoints`, entry)
}

function addRoute(text: string, operation: Name, route: string): string {
  const imported = withImport(text, operation.camel, `./${operation.kebab}.ts`)
  return withStatement(withReason(imported, route), 'defineRoutes((on) => {', route)
}

function withReason(text: string, route: string): string {
  return route.includes(unwritten) ? withImport(text, 'unaudited', '#http/declared/audited.ts') : text
}

function addRoutesToSlice(text: string, slice: Name): string {
  const name = `${slice.camel}Routes`
  return withEntry(withImport(text, name, './routes.ts'), `${slice.camel}Slice`, `routes: ${name}`)
}

function routesFile(slice: Name, operation: Name, route: string): string {
  const text = `import { ${slice.camel}Endpoints } from '@vireo/contracts/${slice.kebab}'
import { defineRoutes } from '#http/routes.ts'
import { ${operation.camel} } from './${operation.kebab}.ts'

export const ${slice.camel}Routes = defineRoutes((on) => {
  ${route}
})
`
  return withReason(text, route)
}

function operationFile(
  { camel, words }: Name,
  { slice, key }: { slice: Name; key: string },
  parameters: readonly string[],
): string {
  const shown = parameters.map((name) => `\${input.${name}}`).join(' ')
  return `import type { Input } from '@vireo/contracts/kit'
import type { ${slice.camel}Endpoints } from '@vireo/contracts/${slice.kebab}'
import type { FullContext } from '#ports/ports.ts'

/** What it achieves for a person: ${words}. */
export async function ${camel}(ctx: FullContext, ${shown ? 'input' : '_input'}: Input<typeof ${slice.camel}Endpoints.${key}>): Promise<void> {
  throw new Error(\`${camel} does nothing yet for \${ctx.workspaceId} ${shown}\`)
}
`
}

function testFile({ words }: Name, { method, path, id }: EndpointRequest): string {
  const url = path.replaceAll(/:([a-z_]+)/g, 'some-$1')
  const body = /POST|PUT|PATCH/.test(method) ? ", body: '{}'" : ''
  const headers = body ? "{ ...person.headers, 'content-type': 'application/json' }" : 'person.headers'
  return `import { describe, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()

describe('${words} (${id})', () => {
  test('200 answers what the contract promises', async () => {
    const person = await server.signUp()
    const answer = await server.fetch('${url}', { method: '${method}', headers: ${headers}${body} })
    expect(answer.status).toBe(200)
  })
})
`
}
