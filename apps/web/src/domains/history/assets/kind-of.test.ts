import { expect, test } from 'vitest'
import { kindOf } from './kind-of.ts'

test.each([
  ['audio/wav', 'Audio'],
  ['video/mp4', 'Video'],
  ['image/png', 'Picture'],
  ['text/plain', 'Text'],
  ['application/pdf', 'PDF'],
  ['application/octet-stream', 'File'],
  ['', 'File'],
])('%s is called %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind)
})
