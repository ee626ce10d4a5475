import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isKernelTable, ownedTables, readTables, type Table } from '../slices/read-tables.ts'

type Slices = Readonly<Record<string, { readonly area: string; readonly reaches: readonly string[] }>>
type Owners = ReadonlyMap<string, string>

const STORE = /^apps\/server\/src\/domains\/[^/]+\/([^/]+)\/(?:.*\/)?[a-z-]+-store\.ts$/
const NAMED_IN_SQL = /\b(delete from|from|join|into|update|truncate)\s+"?([a-z_]+)"?/gi
const READS = /^(from|join)$/i
const KERNEL = 'the kernel'

/**
 * Finds tables that no slice or several own, stores that touch the tables of others, and keys that point up the map.
 * Tables of the kernel may be read by everybody.
 */
export function checkTables(root: string, files: readonly string[], map: Slices): string[] {
  const tables = readTables(root)
  const claims = Object.entries(map).flatMap(([slice, { area }]) =>
    ownedTables(root, { area, slice }, tables).map((table) => ({ slice, table })),
  )
  const owners = new Map([
    ...tables.filter(isKernelTable).map(({ name }) => [name, KERNEL] as const),
    ...claims.map(({ slice, table }) => [table, slice] as const),
  ])
  return [
    ...tables.flatMap((table) => ownerProblems(table, claims)),
    ...files.flatMap((file) => foreignTables(root, file, owners)),
    ...tables.flatMap((table) => upwardKeys(table, owners, map)),
  ]
}

function ownerProblems(table: Table, claims: readonly { slice: string; table: string }[]): string[] {
  const slices = claims.filter((claim) => claim.table === table.name).map(({ slice }) => slice)
  if (slices.length === 1 || (slices.length === 0 && isKernelTable(table))) return []
  return slices.length === 0
    ? [`${table.migration}: no slice owns ${table.name}; name it behind "Owns" in the README.md of its slice`]
    : [`${table.migration}: ${table.name} is owned by ${slices.join(' and ')}; one slice must own it`]
}

function foreignTables(root: string, file: string, owners: Owners): string[] {
  const slice = STORE.exec(file)?.[1]
  if (slice === undefined) return []
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(NAMED_IN_SQL)]
    .filter(([, word = '', table = '']) => !(READS.test(word) && owners.get(table) === KERNEL))
    .map(([, , table = '']) => table)
  return [...new Set(named)]
    .filter((table) => owners.has(table) && owners.get(table) !== slice)
    .map((table) => `${file}: touches ${table}, which belongs to ${owners.get(table)}; ask at its door`)
}

function upwardKeys({ name, migration, references }: Table, owners: Owners, map: Slices): string[] {
  const slice = owners.get(name)
  if (slice === undefined || slice === KERNEL) return []
  return references
    .map((other) => ({ other, owner: owners.get(other) ?? slice }))
    .filter(({ owner }) => owner !== slice && owner !== KERNEL && !mayReach(map, slice, owner))
    .map(
      ({ other, owner }) => `${migration}: ${name} of ${slice} points at ${other} of ${owner}, which is not below it`,
    )
}

function mayReach(map: Slices, from: string, to: string): boolean {
  return map[from]?.reaches.includes(to) ?? false
}
