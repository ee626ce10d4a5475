import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ui from '@vireo/ui'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'gallery')
const specimens = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

test('every component that screens are made of stands in the gallery', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/u.test(name))
  expect(components.length).toBeGreaterThan(40)
  expect(components.filter((name) => !new RegExp(`<${name}\\b`, 'u').test(specimens))).toEqual([])
})
