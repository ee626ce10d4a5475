import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { refusingExports } from './without-json-schema.ts'

const core = join(dirname(createRequire(import.meta.url).resolve('zod')), 'v4/core')

test.each(['to-json-schema.js', 'json-schema-processors.js'])(
  'what stands in for %s exports what zod exports, and refuses',
  async (file) => {
    const original = Object.keys((await import(join(core, file))) as object)
    const code = refusingExports(readFileSync(join(core, file), 'utf8'))
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
      string,
      () => () => void
    >
    expect(Object.keys(module).toSorted()).toEqual(original.toSorted())
    for (const make of Object.values(module)) expect(make()).toThrow('JSON Schema is written by the server.')
  },
)
