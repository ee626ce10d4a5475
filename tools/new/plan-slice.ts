import { withEntry, withImport } from './edit-code.ts'
import { nameOf, type Name, UsageError } from './names.ts'
import type { Plan } from './plan.ts'

export type SliceRequest = {
  readonly name: string
  readonly group: string
  readonly purpose: string
  readonly uses: readonly string[]
}

const GROUPS = ['account', 'workspace', 'voice', 'create']

/** A slice in the map, the contracts and the server, registered everywhere, and a test that asks it to offer something. */
export function planSlice(request: SliceRequest): Plan {
  const name = nameOf(request.name)
  assertDescribed(request)
  const contracts = `packages/contracts/src/${name.kebab}`
  const server = `apps/server/src/domains/${name.kebab}`
  return {
    create: {
      [`${contracts}/endpoints.ts`]: `export const ${name.camel} = {} as const\n`,
      [`${contracts}/errors.ts`]: errorsFile(name),
      [`${contracts}/index.ts`]: "export * from './endpoints.ts'\nexport * from './errors.ts'\n",
      [`${server}/README.md`]: readme(name, request.purpose),
      [`${server}/index.ts`]: doorFile(name),
      [`${server}/${name.kebab}.test.ts`]: testFile(name),
    },
    edit: {
      'product-map.ts': (text) => addToMap(text, name, request),
      'packages/contracts/src/index.ts': (text) => `${text}export * from './${name.kebab}/index.ts'\n`,
      'packages/contracts/src/api.ts': (text) => `${text}export { ${name.camel} } from './${name.kebab}/index.ts'\n`,
      'packages/contracts/src/catalogue.ts': (text) =>
        withEntry(withImport(text, `${name.camel}Errors`, `./${name.kebab}/index.ts`), 'all', `...${name.camel}Errors`),
      'apps/server/src/domains/index.ts': (text) =>
        withEntry(withImport(text, `${name.camel}Slice`, `./${name.kebab}/index.ts`), 'slices', `${name.camel}Slice`),
    },
    next: [
      `npm run new endpoint ${name.kebab}.<name> <METHOD> <path> <operation>`,
      `Name in ${server}/README.md the words, tables and invariants of the slice.`,
      'npm run generate (the map in ARCHITECTURE.md changes)',
    ],
  }
}

function assertDescribed({ group, purpose }: SliceRequest): void {
  if (!GROUPS.includes(group)) throw new UsageError(`Choose a group: --group ${GROUPS.join('|')}`)
  if (!/^[A-Z].{15,}\.$/.test(purpose)) {
    throw new UsageError('Say what the slice is for in one sentence: --purpose "Turns text into speech."')
  }
}

function addToMap(text: string, { kebab }: Name, { group, purpose, uses }: SliceRequest): string {
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  const list = uses.map((slice) => `'${nameOf(slice).kebab}'`).join(', ')
  const sentence = purpose.replaceAll("'", '’')
  return withEntry(text, 'productMap', `  ${key}: { group: '${group}', purpose: '${sentence}', uses: [${list}] }`)
}

function errorsFile({ camel }: Name): string {
  return `import { defineErrors } from '../kit/index.ts'\n\nexport const ${camel}Errors = defineErrors({})\n`
}

function doorFile({ kebab, camel }: Name): string {
  return `import type { Slice } from '../slice.ts'\n\nexport const ${camel}Slice: Slice = { name: '${kebab}' }\n`
}

function readme({ kebab }: Name, purpose: string): string {
  return `# ${kebab}

${purpose}

- **Owns** no table.
- **Start reading at** \`index.ts\`.
`
}

function testFile({ kebab, camel, words }: Name): string {
  return `import { api } from '@vireo/contracts'
import { describe, expect, test } from 'vitest'
import { slices } from '../index.ts'

describe('${words}', () => {
  test('is a slice of the product that offers at least one endpoint', () => {
    expect(slices.map(({ name }) => name)).toContain('${kebab}')
    expect(Object.keys(api.${camel})).not.toEqual([])
  })
})
`
}
