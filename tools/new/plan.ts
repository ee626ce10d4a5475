import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'
import { UsageError } from './names.ts'

/** What a generator wants to do: files to write, files to change, and what is left to a person. */
export type Plan = {
  readonly create: Readonly<Record<string, string>>
  readonly edit?: Readonly<Record<string, (text: string) => string>>
  readonly next: readonly string[]
}

/** Carries a plan out, all of it or nothing: a file that is there already, or one to change that is not, stops it. */
export async function carryOut(root: string, { create, edit = {} }: Plan): Promise<string[]> {
  const taken = Object.keys(create).filter((path) => existsSync(join(root, path)))
  const missing = Object.keys(edit).filter((path) => !existsSync(join(root, path)))
  if (taken.length > 0) throw new UsageError(`Already there: ${taken.join(', ')}`)
  if (missing.length > 0) throw new UsageError(`Not there, and needed: ${missing.join(', ')}`)
  const changed = Object.entries(edit).map(
    ([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'))] as const,
  )
  const style = readStyle(root)
  const files = await Promise.all(
    [...Object.entries(create), ...changed].map(async ([path, text]) => [path, await tidy(path, text, style)] as const),
  )
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files.map(([path]) => path)
}

/** Formats a file, except package manifests, which keep npm's form, and SQL, which has no formatter. */
async function tidy(path: string, text: string, style: Record<string, unknown>): Promise<string> {
  if (/package\.json$|\.sql$/.test(path)) return text
  return (await format(path, text, style)).code
}

function readStyle(root: string): Record<string, unknown> {
  const path = join(root, '.oxfmtrc.json')
  return existsSync(path) ? z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}
