import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '../project/temporary-folder.ts'

const root = join(import.meta.dirname, '../..')

const reported: readonly (readonly [rule: string, code: string])[] = [
  ['ask-the-clock', 'export const now = new Date()'],
  ['ask-the-clock', 'export const now = Date.now()'],
  ['ask-the-clock', 'export const now = Date()'],
  ['config-only', 'export const port = process.env.PORT'],
  ['config-only', "export const port = process['env'].PORT"],
  ['config-only', "import { env } from 'node:process'\nexport const port = env.PORT"],
  ['sql-in-stores', 'export const query = sql`select id from voices`'],
  ['sql-in-stores', 'export const query = sql`\n  insert into voices (id) values (1)`'],
  ['sql-in-stores', "export const query = 'UPDATE voices SET name = $1'"],
  ['sql-in-stores', "export const query = 'delete from voices'"],
]

const right: readonly string[] = [
  'export const birthday = new Date(0)',
  'export const startedAtMs = performance.now()',
  "import { exit } from 'node:process'\nexport const leave = exit",
  "export const label = 'Select a voice'",
  "export const label = 'Update failed, set another name'",
  "export const label = 'Delete from history'",
]

const findings = lint([...reported.map(([, code]) => code), ...right])

describe('our lint rules', () => {
  test.each(reported)('%s reports %s', (rule, code) => {
    expect(findings.get(code)).toEqual([`vireo(${rule})`])
  })

  test.each(right)('let %s pass', (code) => {
    expect(findings.get(code)).toEqual([])
  })
})

/** What oxlint says of each piece of code, with our rules alone. */
function lint(codes: readonly string[]): Map<string, string[]> {
  const config = {
    jsPlugins: [join(root, 'tools/lint/vireo-plugin.mjs')],
    categories: { correctness: 'off' },
    rules: { 'vireo/ask-the-clock': 'error', 'vireo/config-only': 'error', 'vireo/sql-in-stores': 'error' },
  }
  using folder = temporaryFolder({ '.oxlintrc.json': JSON.stringify(config) })
  for (const [index, code] of codes.entries()) writeFileSync(join(folder.path, `code-${index}.ts`), code)
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: folder.path })
  const { diagnostics } = z
    .object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })
    .parse(JSON.parse(stdout.toString()))
  return new Map(
    codes.map((code, index) => [
      code,
      diagnostics.filter(({ filename }) => filename.endsWith(`code-${index}.ts`)).map((found) => found.code),
    ]),
  )
}
