import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TopicFacts } from '@vireo/contracts/kit'
import { type SliceInMap } from '../slices/slices-of.ts'
import {
  actRegistry,
  MADE,
  permissionRegistry,
  publicEventTypes,
  type ScreenAddresses,
  screenRegistry,
  topicRegistry,
} from './plain-registries.ts'

type Slices = Readonly<Record<string, SliceInMap>>
/** What a contract may say besides its endpoints, and how it is read together. */
type Said = {
  readonly channels: boolean
  readonly errors: boolean
  readonly events: boolean
  readonly publicEvents: readonly string[]
  readonly scopes: readonly string[]
  readonly ids: boolean
  readonly audit: Readonly<Record<string, string>>
  readonly topics: Readonly<Record<string, TopicFacts>>
  readonly screens: ScreenAddresses
}
/** A slice and the folder of its area. */
type Placed = { readonly name: string; readonly area: string }
/** A slice, and the file in which it says something: one of a name, or the door of a folder of that name. */
type Saying = { readonly name: string; readonly path: string }
/** The keys that are spread into a registry. */
type Part = Exclude<keyof Said, 'screens' | 'scopes' | 'audit' | 'topics'>

const CONTRACTS = 'packages/contracts/src'
const SERVER_DOMAINS = 'apps/server/src/domains'

/**
 * Generates the registries of the three trees, by path, from what slices declare. `said` reads a contract's manifest;
 * `known` are the permissions that the field has names for.
 */
export function registries(
  root: string,
  slices: Slices,
  said: (slice: string) => Said,
  known: readonly string[],
): Record<string, string> {
  const names = Object.keys(slices).filter((name) => existsSync(join(root, CONTRACTS, name, 'slice.ts')))
  const placed = Object.entries(slices).map(([name, { area }]) => ({ name, area }))
  const saying = (what: string): Saying[] =>
    placed.flatMap(({ name, area }) => {
      const file = [`${what}.ts`, `${what}/index.ts`].find((path) =>
        existsSync(join(root, SERVER_DOMAINS, area, name, path)),
      )
      return file ? [{ name, path: `./${area}/${name}/${file}` }] : []
    })
  return {
    [`${SERVER_DOMAINS}/settings.ts`]: settingsRegistry(saying('instance-settings')),
    [`${SERVER_DOMAINS}/commands.ts`]: commandRegistry(saying('commands')),
    [`${SERVER_DOMAINS}/scenarios.ts`]: scenarioRegistry(saying('scenarios')),
    ['apps/web/src/domains/keywords.ts']: keywordRegistry(
      placed.filter(({ name, area }) =>
        existsSync(join(root, 'apps/web/src/domains', area, name, 'titles/keywords.ts')),
      ),
    ),
    [`${CONTRACTS}/registry.ts`]: contractRegistry(names, said),
    [`${CONTRACTS}/kit/act-kinds.ts`]: actRegistry(names.map((name) => said(name).audit)),
    [`${CONTRACTS}/kit/topics.ts`]: topicRegistry(names.map((name) => said(name).topics)),
    [`${CONTRACTS}/kit/screens.ts`]: screenRegistry(names.map((name) => said(name).screens)),
    [`${CONTRACTS}/kit/public-event-types.ts`]: publicEventTypes(names.flatMap((name) => said(name).publicEvents)),
    [`${CONTRACTS}/kit/permissions.ts`]: permissionRegistry(
      names.flatMap((name) => said(name).scopes.filter((scope) => !known.includes(scope))),
    ),
    [`${CONTRACTS}/index.ts`]: contractDoor(names),
    ...Object.fromEntries(
      ['apps/server', 'apps/web'].map((app) => [
        `${app}/src/domains/registry.ts`,
        sliceRegistry(
          placed.filter(({ name, area }) => existsSync(join(root, app, 'src/domains', area, name, 'slice.ts'))),
          app === 'apps/web' ? 'WebSlice' : 'Slice',
        ),
      ]),
    ),
  }
}

function contractRegistry(names: readonly string[], said: (slice: string) => Said): string {
  const having = (key: Part) =>
    names.filter((name) => {
      const part = said(name)[key]
      return typeof part === 'boolean' ? part : part.length > 0
    })
  return `${MADE}import type { z } from 'zod'
import { actKinds, commonErrors, type ErrorEntry } from './kit/index.ts'
${names.map((name) => `import { ${contractOf(name)} } from './${name}/slice.ts'`).join('\n')}

/** Every manifest, by slice. */
export const contracts = {
${names.map((name) => `${camelOf(name)}: ${contractOf(name)},`).join('\n')}
} as const

/** Every HTTP endpoint of the product, by slice. */
export const api = {
${names.map((name) => `${camelOf(name)}: ${contractOf(name)}.endpoints,`).join('\n')}
} as const

/** Every WebSocket channel of the product, by slice. */
export const channels = {
${having('channels')
  .map((name) => `${camelOf(name)}: ${contractOf(name)}.channels,`)
  .join('\n')}
} as const

const allErrors = {
  ...commonErrors,
${spread(having('errors'), 'errors')}
}

export type ErrorCode = keyof typeof allErrors

/** Every failure a caller can be told about, by its code. */
export const errorCatalogue: Readonly<Record<ErrorCode, ErrorEntry>> = allErrors

/** Every fact that travels through the outbox, by name. */
export const eventSchemas = {
${spread(having('events'), 'events')}
} as const

/** Everything that webhooks can be told about, by the \`type\` in the body. */
export const publicEvents = {
${spread(having('publicEvents'), 'publicEvents')}
} as const

/** The prefix of the ids of every kind of thing. */
export const idPrefixes = {
  // Of the kernel.
  request: 'req',
  event: 'evt',
  job: 'job',
  auditEntry: 'audit',
${spread(having('ids'), 'ids')}
} as const

export type AuditAction = keyof typeof actKinds

/** Every privileged act that is written down. */
export const auditActions = Object.keys(actKinds) as readonly AuditAction[]

export type EventName = keyof typeof eventSchemas
export type EventPayload<N extends EventName> = z.output<(typeof eventSchemas)[N]>
`
}

function contractDoor(names: readonly string[]): string {
  const doors = ['kit', ...names].map((name) => `export * from './${name}/index.ts'`)
  return `${MADE}${doors.join('\n')}\nexport * from './registry.ts'\n`
}

function sliceRegistry(found: readonly Placed[], type: string): string {
  const imports = found.map(({ name, area }) => `import { ${camelOf(name)}Slice } from './${area}/${name}/slice.ts'`)
  return `${MADE}import type { ${type} } from './slice.ts'
${imports.join('\n')}

/** Every slice of the product, those that others use before those others. */
export const slices: readonly ${type}[] = [
${found.map(({ name }) => `${camelOf(name)}Slice,`).join('\n')}
]
`
}

function settingsRegistry(found: readonly Saying[]): string {
  const imports = found.map(({ name, path }) => `import { ${camelOf(name)}Settings } from '${path}'`)
  return `${MADE}${imports.join('\n')}

/** The settings of every slice that has some, those that others use before those others. */
export const settingsOfSlices = {
${found.map(({ name }) => `'${name}': ${camelOf(name)}Settings,`).join('\n')}
} as const
`
}

function commandRegistry(found: readonly Saying[]): string {
  const imports = found.map(({ name, path }) => `import { ${camelOf(name)}Commands } from '${path}'`)
  return `${MADE}import type { AddCommands } from '../cli/command-line.ts'
${imports.join('\n')}

/** What every slice adds to the operator's command line. Beside the manifests, so that the server does not load it. */
export const commandsOfSlices: readonly AddCommands[] = [
${found.map(({ name }) => `${camelOf(name)}Commands,`).join('\n')}
]
`
}

function scenarioRegistry(found: readonly Saying[]): string {
  const imports = found.map(({ name, path }) => `import { ${camelOf(name)}Scenarios } from '${path}'`)
  return `${MADE}import type { Scenarios } from '../seed/scenario.ts'
${imports.join('\n')}

/** The situations of every slice that \`npm run seed\` can make. */
export const scenariosOfSlices: Scenarios = {
${found.map(({ name }) => `...${camelOf(name)}Scenarios,`).join('\n')}
}
`
}

function keywordRegistry(found: readonly Placed[]): string {
  const imports = found.map(
    ({ name, area }) => `import { ${camelOf(name)}Keywords } from './${area}/${name}/titles/keywords.ts'`,
  )
  return `${MADE}import type { ScreenKeywords } from '#kit/routing/index.ts'
${imports.join('\n')}

/** What people type who look for the screens of every slice. Beside the manifests, as it comes with the palette. */
export const keywordsOfSlices: ScreenKeywords = {
${found.map(({ name }) => `...${camelOf(name)}Keywords,`).join('\n')}
}
`
}

/**
 * Lists the import aliases of a package: `#voices` is the door of a slice, `#voices/…` what lies behind it, `#…`
 * everything else in src. A slice may move without a change to its importers.
 */
export function aliasesOf(root: string, app: string, slices: Slices): Record<string, string> {
  const present = Object.entries(slices).filter(([name, { area }]) =>
    existsSync(join(root, app, 'src/domains', area, name)),
  )
  return Object.fromEntries([
    ...present.flatMap(([name, { area }]) => {
      const folder = `./src/domains/${area}/${name}`
      const door = existsSync(join(root, app, folder, 'index.ts')) ? [[`#${name}`, `${folder}/index.ts`]] : []
      return [...door, [`#${name}/*`, `${folder}/*`]]
    }),
    ...(existsSync(join(root, app, 'test')) ? [['#test/*', './test/*']] : []),
    ['#*', './src/*'],
  ])
}

function spread(names: readonly string[], part: Part): string {
  return names.map((name) => `...${contractOf(name)}.${part},`).join('\n')
}

function contractOf(name: string): string {
  return `${camelOf(name)}Contract`
}

function camelOf(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
