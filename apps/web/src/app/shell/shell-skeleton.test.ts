import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '../../kit/testing.ts'
import { paths } from '../../kit/routing/index.ts'
import { Shell } from './shell.tsx'

test('while the server is asked who is here, the frame stands and nothing in it can be used', () => {
  const shown = shownForTests(createElement(Shell), { at: paths.home })
  expect(shown).toContain('aria-busy="true"')
  expect(shown).toContain('Vireo')
  expect(shown).not.toMatch(/<(a|button|input|nav|h1)\b/u)
})
