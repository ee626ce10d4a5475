import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/g
const Aliases = z.object({ imports: z.record(z.string(), z.string()).default({}) })

/** Creates a reader of a file's imports within the project, as absolute paths; packages, also our own, are left out. */
export function createImportReader(root: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  const fileOf = createSpecifierReader(root)
  return (file) => {
    const before = known.get(file)
    if (before) return before
    const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, one, other]) => {
      const path = fileOf(file, one ?? other ?? '')
      return path === undefined ? [] : [path]
    })
    const imports = [...new Set(found)]
    known.set(file, imports)
    return imports
  }
}

/** Creates a reader of what an import of a file means: the file of the project that it leads to, if there is one. */
export function createSpecifierReader(root: string): (file: string, specifier: string) => string | undefined {
  const aliases = new Map(
    ['apps/server', 'apps/web'].map((app) => [
      app,
      Aliases.parse(JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'))).imports,
    ]),
  )
  return (file, specifier) => {
    const path = resolved(root, aliases, file, specifier)
    return path !== undefined && existsSync(path) && statSync(path).isFile() ? path : undefined
  }
}

function resolved(
  root: string,
  aliases: ReadonlyMap<string, Readonly<Record<string, string>>>,
  file: string,
  specifier: string,
): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier)
  if (specifier.startsWith('@vireo/contracts/')) {
    return join(root, 'packages/contracts/src', specifier.slice('@vireo/contracts/'.length), 'index.ts')
  }
  const app = [...aliases.keys()].find((name) => file.startsWith(`${join(root, name)}/`))
  if (!specifier.startsWith('#') || app === undefined) return undefined
  const own = aliases.get(app) ?? {}
  const exact = own[specifier]
  if (exact !== undefined) return join(root, app, exact)
  const [pattern, target] =
    Object.entries(own)
      .filter(([key]) => key.endsWith('*') && specifier.startsWith(key.slice(0, -1)))
      .toSorted(([one], [other]) => other.length - one.length)[0] ?? []
  if (pattern === undefined || target === undefined) return undefined
  return join(root, app, target.replace('*', specifier.slice(pattern.length - 1)))
}
