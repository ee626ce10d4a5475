import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { slices } from '../slices/slices-of.ts'
import { formatted } from './formatted.ts'
import { aliasesOf, registries } from './registries.ts'

const Screens = z.partialRecord(z.enum(['shell', 'settings', 'pages', 'framed']), z.record(z.string(), z.string()))
const Channel = z.enum(['email', 'in_app', 'none'])
const Topics = z.record(
  z.string(),
  z.object({
    place: z.number(),
    audience: z.enum(['admins', 'concerned']),
    channels: z.tuple([Channel], Channel),
    byDefault: Channel,
  }),
)
const APPS = ['apps/server', 'apps/web']

/**
 * Generates the registries and import aliases, by path. Reads one manifest after the other and nothing that is made
 * from them, so that it works when they are behind.
 */
export async function generatedRegistries(root: string): Promise<Map<string, string>> {
  const said = new Map<string, Record<string, unknown>>()
  for (const name of Object.keys(slices)) said.set(name, await contractOf(root, name))
  const has = (name: string, part: string) => part in (said.get(name) ?? {})
  const files = registries(
    root,
    slices,
    (name) => ({
      channels: has(name, 'channels'),
      errors: has(name, 'errors'),
      events: has(name, 'events'),
      scopes: z.array(z.string()).parse(said.get(name)?.['scopes'] ?? []),
      publicEvents: Object.keys(said.get(name)?.['publicEvents'] ?? {}),
      ids: has(name, 'ids'),
      audit: z.record(z.string(), z.string()).parse(said.get(name)?.['audit'] ?? {}),
      topics: Topics.parse(said.get(name)?.['topics'] ?? {}),
      screens: Screens.parse(said.get(name)?.['screens'] ?? {}),
    }),
    await fieldPermissionsOf(root),
  )
  const manifests = APPS.map((app) => [`${app}/package.json`, withAliases(root, app)] as const)
  return new Map([...(await formatted(root, files)), ...manifests])
}

async function contractOf(root: string, name: string): Promise<Record<string, unknown>> {
  const path = join(root, 'packages/contracts/src', name, 'slice.ts')
  if (!existsSync(path)) return {}
  const exported = z.record(z.string(), z.record(z.string(), z.unknown())).parse({ ...(await import(path)) })
  return Object.values(exported)[0] ?? {}
}

async function fieldPermissionsOf(root: string): Promise<string[]> {
  const path = join(root, 'packages/contracts/src/kit/field-permissions.ts')
  const { fieldPermissions } = z.object({ fieldPermissions: z.array(z.string()) }).parse({ ...(await import(path)) })
  return fieldPermissions
}

function withAliases(root: string, app: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'))
  const fields = z.record(z.string(), z.unknown()).parse(manifest)
  return `${JSON.stringify({ ...fields, imports: aliasesOf(root, app, slices) }, null, 2)}\n`
}
