import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bytesFromBase64 } from './bytes-from-base64.ts'

test('what was written in base64 is read back, line breaks or not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = btoa(String.fromCodePoint(...bytes))
      expect(bytesFromBase64(text)).toEqual(bytes)
      expect(bytesFromBase64(text.replaceAll(/(.{8})/gu, '$1\r\n'))).toEqual(bytes)
    }),
  )
})

test.each(['a', 'ab', 'abc', 'abcde', '====', 'ab=c', 'a===', 'Zm9v!', 'Zm9v=', 'data:audio/mpeg;base64,Zm9v', 'Zm-_'])(
  '%j is no base64',
  (text) => {
    expect(() => bytesFromBase64(text)).toThrow('Invalid base64 string for ArrayBuffer conversion.')
  },
)

test('nothing is nothing', () => {
  expect(bytesFromBase64('')).toHaveLength(0)
})
