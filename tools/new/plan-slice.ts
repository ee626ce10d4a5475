import { productMap } from '../../product-map.ts'
import { withEntry } from './edit-code.ts'
import { nameOf, type Name, UsageError } from './names.ts'
import type { Plan } from './plan.ts'

export type SliceRequest = {
  readonly name: string
  readonly area: string
  readonly purpose: string
  readonly uses: readonly string[]
}

const AREAS = Object.keys(productMap)

/**
 * A slice in the map, the contracts and the server, and a test that asks it to offer something. The registries are made
 * from its manifests.
 */
export function planSlice(request: SliceRequest): Plan {
  const name = nameOf(request.name)
  assertDescribed(request)
  const contracts = `packages/contracts/src/${name.kebab}`
  const server = `apps/server/src/domains/${request.area}/${name.kebab}`
  return {
    create: {
      [`${contracts}/endpoints.ts`]: `export const ${name.camel}Endpoints = {} as const\n`,
      [`${contracts}/errors.ts`]: errorsFile(name),
      [`${contracts}/index.ts`]: "export * from './endpoints.ts'\nexport * from './errors.ts'\n",
      [`${contracts}/slice.ts`]: contractFile(name),
      [`${server}/README.md`]: readme(name, request.purpose),
      [`${server}/slice.ts`]: manifestFile(name),
      [`${server}/${name.kebab}.test.ts`]: testFile(name),
    },
    edit: { 'product-map.ts': (text) => addToMap(text, name, request) },
    next: [
      'npm run generate (the registries, the import aliases and the map in ARCHITECTURE.md)',
      `npm run new endpoint ${name.kebab}.<name> <METHOD> <path> <operation>`,
      `Name in ${server}/README.md the words, tables and invariants of the slice.`,
    ],
  }
}

function assertDescribed({ area, purpose }: SliceRequest): void {
  if (!AREAS.includes(area)) throw new UsageError(`Choose an area: --area ${AREAS.join('|')}`)
  if (!/^[A-Z].{15,}\.$/.test(purpose)) {
    throw new UsageError('Say what the slice is for in one sentence: --purpose "Turns text into speech."')
  }
}

function addToMap(text: string, { kebab }: Name, { area, purpose, uses }: SliceRequest): string {
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  const list = uses.map((slice) => `'${nameOf(slice).kebab}'`).join(', ')
  const sentence = purpose.replaceAll("'", '’')
  const entry = `      ${key}: { purpose: '${sentence}', uses: [${list}] }`
  const start = text.indexOf(`\n  ${area}: {`)
  return text.slice(0, start) + withEntry(text.slice(start), 'slices', entry)
}

function errorsFile({ camel }: Name): string {
  return `import { defineErrors } from '../kit/index.ts'\n\nexport const ${camel}Errors = defineErrors({})\n`
}

function contractFile({ camel }: Name): string {
  return `import { defineContract } from '../kit/index.ts'
import { ${camel}Endpoints } from './endpoints.ts'
import { ${camel}Errors } from './errors.ts'

export const ${camel}Contract = defineContract({ endpoints: ${camel}Endpoints, errors: ${camel}Errors })
`
}

function manifestFile({ kebab, camel }: Name): string {
  return `import type { Slice } from '#domains/slice.ts'\n\nexport const ${camel}Slice: Slice = { name: '${kebab}' }\n`
}

function readme({ kebab }: Name, purpose: string): string {
  return `# ${kebab}

${purpose}

- **Owns** no table.
- **Start reading at** \`slice.ts\`.
`
}

function testFile({ kebab, camel, words }: Name): string {
  return `import { ${camel}Endpoints } from '@vireo/contracts/${kebab}'
import { describe, expect, test } from 'vitest'
import { slices } from '#domains/registry.ts'

describe('${words}', () => {
  test('is a slice of the product that offers at least one endpoint', () => {
    expect(slices.map(({ name }) => name)).toContain('${kebab}')
    expect(Object.keys(${camel}Endpoints)).not.toEqual([])
  })
})
`
}
