import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What was measured before the house was rebuilt, by what was measured. */
export const figuresBefore: Readonly<Record<string, string>> = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'before.json'), 'utf8')))
