import { expect, test } from 'vitest'
import { variantOf } from './product-variant.ts'

const markers = { reader: 'reader', agents: 'agents' }

test.each([
  ['vireo.example', 'default'],
  ['reader.vireo.example', 'reader'],
  ['my-Reader.example', 'reader'],
  ['agents.vireo.example', 'agents'],
  ['agents-reader.example', 'reader'],
  ['localhost', 'default'],
])('%s is the %s product', (host, variant) => {
  expect(variantOf(host, markers)).toBe(variant)
})

test('an empty marker switches to nothing', () => {
  expect(variantOf('reader.example', { reader: '', agents: '' })).toBe('default')
})
