import type { Entrance } from '@vireo/contracts/identity'
import { expect, test } from 'vitest'

import { shownVariant } from './shown-variant.ts'

const entrance: Entrance = {
  sign_up: 'open',
  asks_for_set_up_code: false,
  captcha: { kind: 'off', site_key: null },
  variant: 'default',
  host_markers: { reader: 'reader', agents: 'agents' },
}

test.each([
  ['reader.example', 'default', 'reader'],
  ['my-agents.example', 'default', 'agents'],
  ['vireo.example', 'default', 'default'],
  ['127.0.0.1', 'reader', 'reader'],
  ['agents.example', 'reader', 'agents'],
] as const)('at %s of an instance whose public address shows %s, it shows itself as %s', (host, variant, expected) => {
  expect(shownVariant({ ...entrance, variant }, host)).toBe(expected)
})

test('a marker that is switched off switches to nothing', () => {
  expect(shownVariant({ ...entrance, host_markers: { reader: '', agents: '' } }, 'reader.example')).toBe('default')
})
