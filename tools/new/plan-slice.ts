import { productMap } from '../../product-map.ts'
import { withEntry } from './edit-code.ts'
import { nameOf, type Name, UsageError } from './names.ts'
import type { Plan } from './plan.ts'
import { migrationFile } from './plan-numbered.ts'
import { contractFiles } from './slice-files/contract-files.ts'
import { firstMigration, serverFiles } from './slice-files/server-files.ts'
import { webFiles } from './slice-files/web-files.ts'

export type SliceRequest = {
  readonly name: string
  readonly area: string
  readonly purpose: string
  readonly uses: readonly string[]
}

const AREAS = Object.keys(productMap)

/**
 * Plans a slice that works at once: a list in the contracts, the server, the database, the web, the copy people take
 * along and what is forgotten with them. The registries are made from its manifests; the map is all that is edited, and
 * that by this plan. `now` names its migration.
 */
export function planSlice(request: SliceRequest, now: Date): Plan {
  const name = nameOf(request.name)
  assertDescribed(request)
  const contracts = `packages/contracts/src/${name.kebab}`
  const server = `apps/server/src/domains/${request.area}/${name.kebab}`
  const web = `apps/web/src/domains/${request.area}/${name.kebab}`
  return {
    create: {
      ...inFolder(contracts, contractFiles(name)),
      ...inFolder(server, serverFiles(name, request.purpose)),
      ...inFolder(web, webFiles(name, request.area)),
      [migrationFile(name.kebab, 'first table', now)]: firstMigration(name),
    },
    edit: {
      'product-map.ts': (text) => addToMap(text, name, request),
    },
    next: [
      `Make it yours: the fields in ${contracts}/schemas.ts, the migration and ${server}/tables.ts belong together.`,
      `npm run new endpoint ${name.kebab}.<name> <METHOD> <path> <operation>`,
      `Name in ${server}/README.md the words, tables and invariants of the slice.`,
    ],
  }
}

function inFolder(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))
}

function assertDescribed({ area, purpose }: SliceRequest): void {
  if (!AREAS.includes(area)) throw new UsageError(`Choose an area: --area ${AREAS.join('|')}`)
  if (!/^[A-Z].{15,}\.$/.test(purpose)) {
    throw new UsageError('Say what the slice is for in one sentence: --purpose "Turns text into speech."')
  }
}

function addToMap(text: string, { kebab }: Name, { area, purpose, uses }: SliceRequest): string {
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  const list = uses.map((slice) => `'${nameOf(slice).kebab}'`).join(', ')
  const sentence = purpose.replaceAll("'", '’')
  const entry = `      ${key}: { purpose: '${sentence}', uses: [${list}] }`
  const start = text.indexOf(`\n  ${area}: {`)
  return text.slice(0, start) + withEntry(text.slice(start), 'slices', entry)
}
