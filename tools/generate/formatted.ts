import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'

/** Formats files by path, as the format check accepts them. */
export async function formatted(root: string, files: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const text = readFileSync(join(root, '.oxfmtrc.json'), 'utf8')
  const style = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  return new Map(
    await Promise.all(
      Object.entries(files).map(async ([path, file]) => [path, (await format(path, file, style)).code] as const),
    ),
  )
}
