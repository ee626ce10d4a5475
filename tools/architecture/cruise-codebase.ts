import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { slices } from '../slices/slices-of.ts'
import { circlesIn } from './circles-in.ts'
import { createJudge, type DependencyType, type FoundImport } from './forbid.ts'
import { importsIn } from './imports-in.ts'
import { createImportResolver } from './resolve-import.ts'
import { architectureRules } from './rules.ts'

const ROOTS = ['product-map.ts', 'apps', 'packages', 'engines', 'tools', 'bench']
const CODE = /\.[cm]?[jt]sx?$/
const LEFT_OUT = /^(node_modules|dist|coverage|test-results)$/
/** What is built from our code, which is not read. Code of npm packages may lie in folders of these names. */
const LEFT_OUT_PATH = /^(?!(?:.*\/)?node_modules\/)(?:.*\/)?(?:dist|coverage|test-results)\//

export type Violation = { readonly rule: string; readonly why: string; readonly from: string; readonly to: string }
export type Cruise = {
  readonly moduleCount: number
  readonly violations: readonly Violation[]
  readonly modules: readonly string[]
}
type Imports = ReadonlyMap<string, readonly Omit<FoundImport, 'isCircular'>[]>

/** Follows every import below `root` and reports those that break a rule. Paths are relative to `root`. */
export function cruiseCodebase(root: string): Cruise {
  const imports = followImports(
    root,
    ROOTS.flatMap((path) => codeBelow(root, path)),
  )
  const modules = [...imports.keys()].filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  return { moduleCount: modules.length, modules, violations: judged(imports) }
}

/** Follows the imports of these files and of every project file that they lead to. */
export function followImports(root: string, files: readonly string[]): Imports {
  const resolve = createImportResolver(root)
  const imports = new Map<string, FoundImport[]>()
  const queue = new Set(files)
  for (const from of queue) {
    const found = importsOf(root, from).map(({ specifier, isTypeOnly }) => {
      const { to, types, isResolved } = resolve(from, specifier)
      const all: DependencyType[] = isTypeOnly ? [...types, 'type-only'] : [...types]
      return { from, to, types: all, isResolved, isCircular: false }
    })
    const kept = found.filter(({ to }) => !LEFT_OUT_PATH.test(to))
    imports.set(from, kept)
    for (const { to, types } of kept) if (types.includes('local') && CODE.test(to)) queue.add(to)
  }
  return imports
}

function judged(imports: Imports): Violation[] {
  const judge = createJudge(architectureRules(slices))
  const circle = circlesIn(
    new Map(
      [...imports].map(([file, found]) => [file, new Set(found.map(({ to }) => to).filter((to) => imports.has(to)))]),
    ),
  )
  const violations = new Map<string, Violation>()
  for (const [from, found] of imports) {
    const isCircular = (to: string) => imports.has(to) && circle.get(from) === circle.get(to)
    const all = found.map((each) => ({ ...each, isCircular: isCircular(each.to) }))
    for (const { rule, to } of judge(from, all))
      violations.set(`${rule.name}\n${from}\n${to}`, { rule: rule.name, why: rule.comment, from, to })
  }
  return [...violations.values()]
}

function importsOf(root: string, file: string) {
  return importsIn(file, readFileSync(join(root, file), 'utf8'))
}

function codeBelow(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return CODE.test(path) ? [path] : []
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.test(entry.name)) return []
    const below = `${path}/${entry.name}`
    return entry.isDirectory() ? codeBelow(root, below) : CODE.test(below) && entry.isFile() ? [below] : []
  })
}
