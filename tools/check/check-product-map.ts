import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type SliceInMap, slicesOf } from '../slices/slices-of.ts'

type Areas = Parameters<typeof slicesOf>[0]
type Slices = Readonly<Record<string, SliceInMap>>
type Tree = { readonly folder: string; readonly hasAreas: boolean; readonly needsEverySlice: boolean }

const CONTRACTS = 'packages/contracts/src'
const TREES: readonly Tree[] = [
  { folder: CONTRACTS, hasAreas: false, needsEverySlice: true },
  { folder: 'apps/server/src/domains', hasAreas: true, needsEverySlice: true },
  { folder: 'apps/web/src/domains', hasAreas: true, needsEverySlice: false },
]
/** What stands in the contracts beside the slices. */
const KIT = 'kit'

/** Checks where the product map and the folders of the three trees disagree, and where the map contradicts itself. */
export function checkProductMap(root: string, areas: Areas): string[] {
  try {
    const slices = slicesOf(areas)
    return [...impliedEdges(areas, slices), ...TREES.flatMap((tree) => disagreements(root, slices, tree))]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Answers the edges of the map that follow from the others: they say nothing, and hide those that do. */
export function impliedEdges(areas: Areas, slices: Slices): string[] {
  const foundation = Object.keys(areas['foundation']?.slices ?? {})
  return Object.entries(slices).flatMap(([name, { area, uses }]) =>
    uses
      .filter(
        (used) =>
          (area !== 'foundation' && foundation.includes(used)) ||
          uses.some((other) => other !== used && slices[other]?.reaches.includes(used)),
      )
      .map((used) => `product-map.ts: that ${name} uses ${used} follows from what else it says; leave it out`),
  )
}

function disagreements(root: string, slices: Slices, { folder, hasAreas, needsEverySlice }: Tree): string[] {
  const folders = hasAreas
    ? foldersIn(join(root, folder)).flatMap((area) =>
        foldersIn(join(root, folder, area)).map((name) => `${area}/${name}`),
      )
    : foldersIn(join(root, folder)).filter((name) => name !== KIT)
  const expected = Object.entries(slices).map(([name, { area }]) => (hasAreas ? `${area}/${name}` : name))
  const unknown = folders.filter((path) => !expected.includes(path))
  const missing = needsEverySlice ? expected.filter((path) => !folders.includes(path)) : []
  const closed = folders.filter((path) => expected.includes(path) && !hasEntrance(join(root, folder, path)))
  return [
    ...unknown.map((path) => `${folder}/${path}: product-map.ts knows no such slice there`),
    ...missing.map((path) => `${folder}/${path}: is in product-map.ts, but the folder is missing`),
    ...closed.map((path) => `${folder}/${path}: has neither index.ts nor slice.ts, so nobody can enter it`),
  ]
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function hasEntrance(folder: string): boolean {
  return ['index.ts', 'index.tsx', 'slice.ts'].some((name) => existsSync(join(folder, name)))
}
