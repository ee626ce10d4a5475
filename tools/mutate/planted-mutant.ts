import { z } from 'zod'

const Planted = z.object({ file: z.string(), at: z.int().positive(), line: z.string() })
export type Planted = Readonly<z.infer<typeof Planted>>

const NAME = 'VIREO_TEST_MUTANT'

/** Creates the environment in which the tests see a line of the product changed. */
export function environmentWith(planted: Planted): Record<string, string> {
  return { [NAME]: JSON.stringify(planted) }
}

/** Reads the planted change from the environment. Throws when there is none. */
export function readMutant(): Planted {
  return Planted.parse(JSON.parse(process.env[NAME] ?? 'null'))
}
