import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { ResolverFactory } from 'rolldown/experimental'
import { z } from 'zod'
import type { DependencyType } from './forbid.ts'

/** Where an import leads: a path relative to the root, or the name as it stands when it leads to no file. */
export type Target = { readonly to: string; readonly types: readonly DependencyType[]; readonly isResolved: boolean }

const KINDS = {
  dependencies: 'npm',
  devDependencies: 'npm-dev',
  optionalDependencies: 'npm-optional',
  peerDependencies: 'npm-peer',
} as const
const Names = z.record(z.string(), z.unknown()).default({})
const Manifest = z.object({
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
})
type Manifest = z.infer<typeof Manifest>

/** Finds what `specifier` means in a file below `root`, as Node, the bundler and the compiler would. */
export function createImportResolver(root: string): (file: string, specifier: string) => Target {
  const resolver = new ResolverFactory({
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    conditionNames: ['import', 'node', 'default', 'types'],
  })
  const manifests = new Map<string, Manifest | undefined>()
  const known = new Map<string, Target>()
  return (file, specifier) => {
    const folder = dirname(file)
    const key = `${folder}\n${specifier}`
    const target = known.get(key) ?? resolve(folder, specifier)
    known.set(key, target)
    return target
  }

  function resolve(folder: string, specifier: string): Target {
    if (isBuiltin(specifier)) return { to: specifier.replace(/^node:/, ''), types: ['core'], isResolved: true }
    const path = resolver.sync(join(root, folder), specifier).path ?? typesOf(folder, specifier)
    if (path === undefined) return { to: specifier, types: [], isResolved: false }
    const to = relative(root, path).split(sep).join('/').replace(/\?.*$/, '')
    return { to, types: to.includes('node_modules') ? kindsOf(folder, specifier) : ['local'], isResolved: true }
  }

  function typesOf(folder: string, specifier: string): string | undefined {
    return /^[.#/]/.test(specifier) ? undefined : resolver.sync(join(root, folder), `@types/${specifier}`).path
  }

  /** Every list of the nearest manifest that names the package: what is named twice is both. */
  function kindsOf(folder: string, specifier: string): DependencyType[] {
    const manifest = manifestOver(folder)
    if (manifest === undefined) return ['npm-unknown']
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
    const named = (as: string) =>
      Object.entries(KINDS).flatMap(([list, kind]) =>
        Object.hasOwn(manifest[list as keyof typeof KINDS], as) ? [kind] : [],
      )
    const kinds = named(name).length > 0 ? named(name) : named(`@types/${name}`)
    return kinds.length > 0 ? kinds : ['npm-no-pkg']
  }

  function manifestOver(folder: string): Manifest | undefined {
    if (!manifests.has(folder)) manifests.set(folder, readManifest(folder))
    return manifests.get(folder)
  }

  function readManifest(folder: string): Manifest | undefined {
    const path = join(root, folder, 'package.json')
    if (existsSync(path)) return Manifest.parse(JSON.parse(readFileSync(path, 'utf8')))
    return folder === '.' ? undefined : manifestOver(dirname(folder))
  }
}
