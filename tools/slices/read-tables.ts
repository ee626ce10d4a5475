import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MIGRATIONS = 'apps/server/migrations'
const CREATE_TABLE = /create table (?:if not exists )?"?([a-z_]+)"?\s*\(([\s\S]*?)\n\)/gi

/** A table, the migration that made it, and the tables its rows point at. */
export type Table = { readonly name: string; readonly migration: string; readonly references: readonly string[] }

/** Reads every table that the migrations create. */
export function readTables(root: string): Table[] {
  const folder = join(root, MIGRATIONS)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((file) => tablesIn(`${MIGRATIONS}/${file}`, readFileSync(join(folder, file), 'utf8')))
}

/**
 * Lists the tables a slice says it owns: those named in backticks behind "Owns" in the README.md of its server folder.
 * Other names there (folders, storage) are ignored.
 */
export function ownedTables(
  root: string,
  { area, slice }: { readonly area: string; readonly slice: string },
  tables: readonly Table[],
): string[] {
  const path = join(root, 'apps/server/src/domains', area, slice, 'README.md')
  if (!existsSync(path)) return []
  const [, owns = ''] = /^- \*\*Owns\*\*([\s\S]*?)(?=^- |$(?![\s\S]))/m.exec(readFileSync(path, 'utf8')) ?? []
  const named = [...owns.matchAll(/`([a-z_]+)`/g)].map((match) => match[1])
  return tables.map(({ name }) => name).filter((name) => named.includes(name))
}

/**
 * Tells whether a table belongs to the product-free part and so to no slice: its migration is named after the kernel.
 */
export function isKernelTable({ migration }: Table): boolean {
  return /\/[\d-]+-kernel\b/.test(migration)
}

function tablesIn(migration: string, text: string): Table[] {
  const sql = text.replaceAll(/--.*$/gm, '')
  return [...sql.matchAll(CREATE_TABLE)].map(([, name = '', body = '']) => ({
    name,
    migration,
    references: [...new Set([...body.matchAll(/\breferences\s+"?([a-z_]+)/gi)].map((match) => match[1] ?? ''))],
  }))
}
