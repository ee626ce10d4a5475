import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createSpecifierReader } from './read-imports.ts'

const STATEMENT = /(?:^|\n)(import|export)\s+(?:([^'"]*?)\s*from\s+)?'([^']+)'/g
const SLICE = /\/domains\/[^/]+\/([^/]+)\//

/** Operations that are read often, by what they do: one that lists, ones that make, change and pay, and one that speaks. */
export const readOften = {
  'list history': 'apps/server/src/domains/history/history/list-items.ts',
  'create key': 'apps/server/src/domains/foundation/identity/keys/create-api-key.ts',
  invite: 'apps/server/src/domains/foundation/workspaces/invites/add-invite.ts',
  'edit voice': 'apps/server/src/domains/voices/voices/edit-voice.ts',
  'change plan': 'apps/server/src/domains/billing/billing/subscription/change-subscription.ts',
  'speech stream': 'apps/server/src/domains/speech/speech/stream.ts',
} as const

type Files = { readonly own: number; readonly others: number }

/**
 * Counts the files of slices that run when an operation does: those of its own slice and those of others. Types count
 * for nothing, and of a door only what is taken through it.
 */
export function filesOfRoute(root: string, operation: string, slice: RegExp = SLICE): Files {
  const resolve = createSpecifierReader(root)
  const start = join(root, operation)
  const files = new Set<string>()
  const taken = new Set<string>()
  const follow = (file: string, names: readonly string[] | undefined) => {
    const isDoor = basename(file) === 'index.ts' && names !== undefined
    const key = isDoor ? `${file} ${names.join(' ')}` : file
    if (taken.has(key)) return
    taken.add(key)
    if (!isDoor && slice.test(file)) files.add(file)
    for (const [, verb, list = '', specifier = ''] of readFileSync(file, 'utf8').matchAll(STATEMENT)) {
      const to = resolve(file, specifier)
      const wanted = valuesOf(list)
      if (to === undefined || !slice.test(to) || wanted?.length === 0) continue
      if (!isDoor) follow(to, wanted)
      else if (verb === 'export' && wanted === undefined) follow(to, names)
      else if (wanted?.some((name) => names.includes(name)))
        follow(
          to,
          wanted.filter((name) => names.includes(name)),
        )
    }
  }
  follow(start, undefined)
  const own = slice.exec(start)?.[1]
  const inside = [...files].filter((file) => slice.exec(file)?.[1] === own).length
  return { own: inside, others: files.size - inside }
}

/** Reads which names a statement takes that exist at run time; undefined for all of them. */
function valuesOf(list: string): readonly string[] | undefined {
  if (/^type\s/.test(list)) return []
  const [, named] = /\{([^}]*)\}/.exec(list) ?? []
  if (named === undefined) return undefined
  return named
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''))
}
