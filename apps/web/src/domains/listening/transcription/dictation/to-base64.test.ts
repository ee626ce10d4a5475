import { expect, test } from 'vitest'

import { toBase64 } from './to-base64.ts'

test('samples are 16 bits each, the lower ones first, and stay within what can be said', () => {
  const bytes = Uint8Array.from(
    atob(toBase64(Float32Array.of(0, 0.5, -0.5, 2, -2))),
    (letter) => letter.codePointAt(0) ?? 0,
  )
  const view = new DataView(bytes.buffer)
  expect([0, 2, 4, 6, 8].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -16_384, 32_767, -32_768])
})
