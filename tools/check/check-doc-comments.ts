import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { z } from 'zod'
import { countDocComments } from './count-doc-comments.ts'

/**
 * How many functions of each tree may still be described poorly. These numbers only fall; `npm run figures` lowers
 * them.
 */
export const ALLOWED_FILE = 'tools/check/doc-comments.json'
const Allowed = z.record(z.string(), z.object({ missing: z.number().int(), fragments: z.number().int() }))

const SERVER = /^apps\/server\/src\/domains\/.*\.ts$/

/** Answers which functions of the server's slices stand in a file of their name and have no doc comment. */
export function checkDocComments(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => SERVER.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const name = basename(file, '.ts').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      const text = readFileSync(join(root, file), 'utf8')
      const at = text.search(new RegExp(`^export (async )?function\\*? ${name}\\b`, 'm'))
      if (at < 0 || text.slice(0, at).trimEnd().endsWith('*/')) return []
      return [`${file}: say above ${name} what goes in, what comes out and what it throws, a verb first`]
    })
}

/** Answers the trees in which more functions are described poorly than `tools/check/doc-comments.json` allows. */
export function checkDocCounts(root: string, files: readonly string[]): string[] {
  const allowed = readAllowed(root)
  return Object.entries(countDocComments(root, files)).flatMap(([tree, { missing, fragments }]) => {
    const most = allowed[tree] ?? { missing: 0, fragments: 0 }
    const say = (count: number, mostCount: number, what: string) =>
      count > mostCount ? [`${tree}: ${count} ${what}, at most ${mostCount}: begin with a verb (“Reads …”)`] : []
    return [
      ...say(missing, most.missing, 'exported functions have no doc comment'),
      ...say(fragments, most.fragments, 'doc comments of functions begin with no verb'),
    ]
  })
}

/** Lowers what is allowed to what there is; it is never raised. */
export function loweredAllowance(root: string, files: readonly string[]): string {
  const allowed = readAllowed(root)
  const counts = Object.entries(countDocComments(root, files)).map(([tree, { missing, fragments }]) => {
    const most = allowed[tree] ?? { missing: 0, fragments: 0 }
    return [tree, { missing: Math.min(missing, most.missing), fragments: Math.min(fragments, most.fragments) }]
  })
  return `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`
}

function readAllowed(root: string): z.infer<typeof Allowed> {
  return Allowed.parse(JSON.parse(readFileSync(join(root, ALLOWED_FILE), 'utf8')))
}
