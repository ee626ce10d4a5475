import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const writesJsonSchema = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/u

/**
 * Leaves out of the build what zod writes JSON Schema with: the documents of the API are written by the server, and the
 * bundler keeps it because every schema could be asked for its own. Whoever does ask in the browser is told.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return writesJsonSchema.test(id) ? refusingExports(readFileSync(id, 'utf8')) : undefined
    },
  }
}

/** Answers a module that exports the same names, each of which refuses to work. */
export function refusingExports(code: string): string {
  const names = [...code.matchAll(/^export (?:(?:const|function) (\w+)|\{ \w+ as (\w+) \})/gmu)].map(
    (found) => found[1] ?? found[2],
  )
  const refuse = `const refuse = () => { throw new Error('JSON Schema is written by the server.') }`
  // Some are asked while a schema is made, for what may be called later.
  return [refuse, ...names.map((name) => `export const ${name} = () => refuse`)].join('\n')
}
