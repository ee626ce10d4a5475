import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Areas = z.array(z.object({ area: z.string(), operations: z.array(z.string()) }))

/** Reads every operation of the public API to be compatible with, by area: `GET /v1/models`, `WS /v1/…`. */
export function publicOperations(): z.infer<typeof Areas> {
  return Areas.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'public-operations.json'), 'utf8')))
}

/** Lists the names of all public operations. */
export function operationNames(): Set<string> {
  return new Set(publicOperations().flatMap(({ operations }) => operations))
}
