import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type Slices = Readonly<Record<string, { readonly uses: readonly string[] }>>
type Tree = { readonly folder: string; readonly notSlices: readonly string[]; readonly needsEverySlice: boolean }

const TREES: readonly Tree[] = [
  { folder: 'packages/contracts/src', notSlices: ['kit'], needsEverySlice: true },
  { folder: 'apps/server/src/domains', notSlices: [], needsEverySlice: true },
  { folder: 'apps/web/src/domains', notSlices: [], needsEverySlice: false },
]

/** Where the product map and the folders of the three trees disagree, and where the map itself goes in circles. */
export function checkProductMap(root: string, map: Slices): string[] {
  return [...wrongOrder(map), ...TREES.flatMap((tree) => disagreements(root, map, tree))]
}

/** A slice is declared after everything it uses: registration order comes from the map, and circles cannot be written. */
function wrongOrder(map: Slices): string[] {
  const names = Object.keys(map)
  return Object.entries(map).flatMap(([name, { uses }]) =>
    uses
      .filter((used) => !names.slice(0, names.indexOf(name)).includes(used))
      .map((used) => `product-map.ts: ${name} uses ${used}, which is not declared above it`),
  )
}

function disagreements(root: string, map: Slices, { folder, notSlices, needsEverySlice }: Tree): string[] {
  const names = Object.keys(map)
  const folders = foldersIn(join(root, folder))
  const unknown = folders.filter((name) => !names.includes(name) && !notSlices.includes(name))
  const missing = needsEverySlice ? names.filter((name) => !folders.includes(name)) : []
  const closed = folders.filter((name) => names.includes(name) && !hasDoor(join(root, folder, name)))
  return [
    ...unknown.map((name) => `${folder}/${name}: product-map.ts knows no such slice`),
    ...missing.map((name) => `${folder}/${name}: is in product-map.ts, but the folder is missing`),
    ...closed.map((name) => `${folder}/${name}: has no index.ts, so nobody can enter it`),
  ]
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function hasDoor(folder: string): boolean {
  return existsSync(join(folder, 'index.ts')) || existsSync(join(folder, 'index.tsx'))
}
