import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api, channels, eventSchemas } from '@vireo/contracts'
import { type Access, type Channel, type Endpoint } from '@vireo/contracts/kit'
import type { SliceName } from '../../product-map.ts'
import { ownedTables, readTables } from '../slices/read-tables.ts'
import { slices } from '../slices/slices-of.ts'

/** One heading of the description and the lines below it. */
export type Section = { readonly title: string; readonly lines: readonly string[] }

/**
 * Describes everything that belongs to a slice, in the three trees and beside them. `files` are those of the project.
 */
export function describeSlice(root: string, slice: SliceName, files: readonly string[]): Section[] {
  const { area } = slices[slice]
  const server = `apps/server/src/domains/${area}/${slice}`
  const sources = files.filter((file) => file.startsWith(`${server}/`) && file.endsWith('.ts') && !isTest(file))
  const text = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  return [
    { title: slice, lines: about(slice) },
    ...[`packages/contracts/src/${slice}`, server, `apps/web/src/domains/${area}/${slice}`].map((folder) =>
      tree(folder, files),
    ),
    { title: 'endpoints', lines: endpointLines(slice) },
    { title: 'sockets', lines: channelLines(slice) },
    { title: 'tables', lines: tableLines(root, slice) },
    { title: 'events', lines: Object.keys(eventSchemas).filter((name) => name.startsWith(`${slice}.`)) },
    { title: 'reacts to', lines: subscriptionsIn(text) },
    { title: 'jobs', lines: jobsIn(text) },
    { title: 'tests', lines: testsOf(slice, files) },
  ].filter(({ lines }) => lines.length > 0)
}

function about(slice: SliceName): string[] {
  const { purpose, area, uses } = slices[slice]
  const usedBy = Object.entries(slices).flatMap(([name, other]) =>
    other.uses.some((used) => used === slice) ? [name] : [],
  )
  return [purpose, `area ${area} · uses ${uses.join(', ') || 'nobody'} · used by ${usedBy.join(', ') || 'nobody'}`]
}

function tree(folder: string, files: readonly string[]): Section {
  const inside = files.filter((file) => file.startsWith(`${folder}/`) && !isTest(file))
  return { title: folder, lines: inside.map((file) => file.slice(folder.length + 1)) }
}

function endpointLines(slice: SliceName): string[] {
  const all: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = api
  return Object.values(all[slice] ?? {}).map(
    ({ method, path, access, id }) => `${method.padEnd(6)} ${path.padEnd(52)} ${accessWord(access).padEnd(22)} ${id}`,
  )
}

function channelLines(slice: SliceName): string[] {
  const all: Readonly<Record<string, Readonly<Record<string, Channel>>>> = channels
  return Object.values(all[slice] ?? {}).map(
    ({ path, access, id }) => `WS     ${path.padEnd(52)} ${accessWord(access).padEnd(22)} ${id}`,
  )
}

function accessWord(access: Access): string {
  return typeof access === 'string' ? access : access.scope
}

function tableLines(root: string, slice: SliceName): string[] {
  const tables = readTables(root)
  const owned = ownedTables(root, { area: slices[slice].area, slice }, tables)
  return tables.filter(({ name }) => owned.includes(name)).map(({ name, migration }) => `${name}  (${migration})`)
}

function subscriptionsIn(text: string): string[] {
  return [...text.matchAll(/defineSubscription\(\s*'([^']+)',\s*'([^']+)'/g)].map(
    ([, event, name]) => `${event} → ${name}`,
  )
}

function jobsIn(text: string): string[] {
  return [...text.matchAll(/defineJob\(\{([\s\S]*?)\brun\b/g)].map(([, body = '']) => {
    const schedule = /cron: '([^']+)'/.exec(body)?.[1]
    const name = /name: '([^']+)'/.exec(body)?.[1] ?? '(without a name)'
    return schedule === undefined ? name : `${name}  (${schedule})`
  })
}

function testsOf(slice: SliceName, files: readonly string[]): string[] {
  return files.filter((file) => isTest(file) && (file.includes(`/${slice}/`) || file.includes(`/${slice}.`)))
}

function isTest(file: string): boolean {
  return /\.(test|journey)\.tsx?$/.test(file)
}
