import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { forProduction } from './lean-router.ts'

test('the router that warns developers is there for production as well', () => {
  const named = fileURLToPath(import.meta.resolve('react-router'))
  expect(named).toMatch(/[\\/]development[\\/]/u)
  expect(forProduction(named)).toMatch(/[\\/]production[\\/]/u)
  expect(existsSync(forProduction(named))).toBe(true)
  expect(forProduction('/react/development/react.js')).toBe('/react/development/react.js')
})
