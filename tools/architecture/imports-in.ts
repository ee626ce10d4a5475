import { parseSync } from 'rolldown/utils'

/** What a file asks for, and whether it only asks for types. */
export type Import = { readonly specifier: string; readonly isTypeOnly: boolean }

type Entries = readonly { readonly isType: boolean }[]

const REFERENCE = /^\/\/\/\s*<reference\s+(?:path|types)\s*=\s*(['"])(.+?)\1/gm
/** What only the syntax tree knows. It costs more than the list of imports, so it is asked only where one of these stands. */
const IN_THE_TREE = /\bimport\s*\(|\brequire\s*\(|\bimport\s+\w+\s*=/

/**
 * Reads every import of a source file: statements, re-exports, `import('…')` as an expression and as a type, `require('…')`
 * and references in comments. Names that are put together at run time are left out. Throws for a file that does not parse.
 */
export function importsIn(file: string, text: string): Import[] {
  const { module, errors, program } = parsed(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors.map(({ message }) => message).join('; ')}`)
  // A name that was imported and is let out again stands as an export at the place of its import.
  const places = new Set(module.staticImports.map(({ start }) => start))
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => asked(moduleRequest.value, entries)),
    ...module.staticExports
      .filter(({ start }) => !places.has(start))
      .flatMap(({ entries }) =>
        entries
          .slice(0, 1)
          .flatMap(({ moduleRequest }) => (moduleRequest ? [asked(moduleRequest.value, entries)] : [])),
      ),
    ...[...text.matchAll(REFERENCE)].map(([, , specifier = '']) => ({ specifier, isTypeOnly: false })),
    ...(IN_THE_TREE.test(text) ? nestedIn(program()) : []),
  ]
}

/** Parses a file; its tree is created only when asked for. */
function parsed(file: string, text: string) {
  const result = parseSync(file, text)
  return { module: result.module, errors: result.errors, program: (): unknown => result.program }
}

function asked(specifier: string, entries: Entries): Import {
  return { specifier, isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType) }
}

function nestedIn(node: unknown): Import[] {
  if (Array.isArray(node)) return node.flatMap(nestedIn)
  if (!isNode(node)) return []
  const specifier = textOf(requestOf(node))
  const found = specifier === undefined ? [] : [{ specifier, isTypeOnly: false }]
  return [...found, ...Object.values(node).flatMap(nestedIn)]
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function requestOf(node: Node): unknown {
  if (node['type'] === 'ImportExpression' || node['type'] === 'TSImportType') return node['source']
  if (node['type'] === 'TSExternalModuleReference') return node['expression']
  const { callee, arguments: given } = node
  const isRequire = node['type'] === 'CallExpression' && isNode(callee) && callee['name'] === 'require'
  return isRequire && Array.isArray(given) ? given[0] : undefined
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node['type'] === 'TSLiteralType') return textOf(node['literal'])
  if (node['type'] === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  const { quasis } = node
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(quasis) || quasis.length !== 1) return undefined
  const [only]: readonly { readonly value: { readonly cooked: string } }[] = quasis
  return only?.value.cooked
}
