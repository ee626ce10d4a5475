import type { TopicFacts } from '@vireo/contracts/kit'

/** What stands at the top of every registry. */
export const MADE =
  '// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.\n'
const PLACES = ['shell', 'settings', 'pages', 'framed'] as const
const PLACE_COMMENTS: Readonly<Record<(typeof PLACES)[number], string>> = {
  shell: 'Inside the shell.',
  settings: 'Inside the settings frame.',
  pages: 'With nothing around them.',
  framed: 'Between the header and the footer of public pages.',
}

/** Addresses of screens by name, for each place where screens stand. */
export type ScreenAddresses = Readonly<Partial<Record<(typeof PLACES)[number], Readonly<Record<string, string>>>>>

/** Generates the registry of screens as plain data, so that code below the slices can read the addresses of all. */
export function screenRegistry(of: readonly ScreenAddresses[]): string {
  const places = PLACES.map((place) => {
    const lines = of.flatMap((said) => Object.entries(said[place] ?? {})).map(([name, path]) => `${name}: '${path}',`)
    return `/** ${PLACE_COMMENTS[place]} */\n${place}: {\n${lines.join('\n')}\n},`
  })
  return `${MADE}
/** The addresses of the screens of every slice, by place and name. */
export const screens = {
${places.join('\n')}
} as const
`
}

/** Generates the kinds of all acts as plain data, so that the audit log can read what slices say of theirs. */
export function actRegistry(of: readonly Readonly<Record<string, string>>[]): string {
  const lines = of.flatMap((said) => Object.entries(said)).map(([act, kind]) => `'${act}': '${kind}',`)
  return `${MADE}import type { ActKind } from './act-kind.ts'

/** Every privileged act that is written down, and what it is. */
export const actKinds = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, ActKind>>
`
}

/** Generates what all slices tell people of as plain data, so that notifications can read it without knowing who tells. */
export function topicRegistry(of: readonly Readonly<Record<string, TopicFacts>>[]): string {
  const all = of
    .flatMap((said) => Object.entries(said))
    .toSorted(([, { place: one }], [, { place: other }]) => one - other)
  return `${MADE}import type { TopicFacts } from './topic.ts'

/** Everything that people are told of and choose how, by the slice that tells them. */
export const topics = {
${all.map(([name, facts]) => `${name}: ${JSON.stringify(facts)},`).join('\n')}
} as const satisfies Readonly<Record<string, TopicFacts>>

export const topicNames = [${all.map(([name]) => `'${name}'`).join(', ')}] as const
`
}

/** Generates the names of all public events as plain data, so that the contract of webhooks can read them. */
export function publicEventTypes(types: readonly string[]): string {
  return `${MADE}
/** Everything that webhooks can be told about, by the \`type\` in the body. */
export const publicEventTypes = [
${types.map((type) => `'${type}',`).join('\n')}
] as const

export type PublicEventType = (typeof publicEventTypes)[number]
`
}

/** Generates the list of permissions: those of the field, and those that only slices of this product know. */
export function permissionRegistry(own: readonly string[]): string {
  return `${MADE}import { fieldPermissions } from './field-permissions.ts'

/** What a credential may be limited to. */
export const permissions = [...fieldPermissions${own.map((scope) => `, '${scope}'`).join('')}] as const

export type Permission = (typeof permissions)[number]
`
}
