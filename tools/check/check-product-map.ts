import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupOf, screensElsewhere } from '../slices/groups.ts'
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
const PAGES = 'apps/web/src/domains'
/** What stands in the contracts beside the slices. */
const KIT = 'kit'

/**
 * Checks where the product map disagrees with the folders of the three trees or with the groups in which screens stand,
 * and where it contradicts itself.
 */
export function checkProductMap(root: string, areas: Areas): string[] {
  try {
    const slices = slicesOf(areas)
    return [
      ...impliedEdges(areas, slices),
      ...needlessAsks(root, slices),
      ...TREES.flatMap((tree) => disagreements(root, slices, tree)),
      ...misplacedScreens(root, slices),
    ]
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

/** Answers what the map lets pages ask although they reach it anyway, or although none of them asks. */
function needlessAsks(root: string, slices: Slices): string[] {
  return Object.entries(slices).flatMap(([name, { area, asks = [], reaches }]) => {
    const folder = join(root, PAGES, area, name)
    const pages = asks.length > 0 && existsSync(folder) ? sourcesIn(folder) : []
    return asks.flatMap((asked) => {
      if (!Object.hasOwn(slices, asked)) return [`product-map.ts: ${name} asks ${asked}, which is no slice`]
      if (reaches.includes(asked)) return [`product-map.ts: that ${name} asks ${asked} follows from what it uses`]
      return pages.some((text) => text.includes(`'@vireo/contracts/${asked}'`))
        ? []
        : [`product-map.ts: no page of ${name} asks ${asked}; leave it out`]
    })
  })
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
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

/** Answers the screens that stand in another group than that of their area, without a reason or with one too many. */
export function misplacedScreens(root: string, slices: Slices, elsewhere = screensElsewhere): string[] {
  return Object.entries(slices).flatMap(([slice, { area }]) =>
    routeFiles(join(root, PAGES, area, slice)).flatMap((file) => {
      const [, ...screens] = readFileSync(join(root, PAGES, area, slice, file), 'utf8').split(/\bscreen\(/u)
      return screens.flatMap((screen) => {
        const [, name = '', group] = /\bpaths\.(\w+)[^]*?\bgroup: '(\w+)'/u.exec(screen) ?? []
        const where = `${PAGES}/${area}/${slice}/${file}: paths.${name}`
        const expected = elsewhere[name]?.group ?? groupOf(area)
        if (group === undefined) return []
        if (group !== expected) return [`${where} stands in ${group}; screens of ${area} stand in ${expected}`]
        return elsewhere[name] !== undefined && group === groupOf(area)
          ? [`${where} is an exception in tools/slices/groups.ts, and is none`]
          : []
      })
    }),
  )
}

function routeFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('routes.tsx'))
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

function hasEntrance(folder: string): boolean {
  return ['index.ts', 'index.tsx', 'slice.ts'].some((name) => existsSync(join(folder, name)))
}
