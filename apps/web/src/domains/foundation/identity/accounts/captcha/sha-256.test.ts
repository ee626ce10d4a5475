import { expect, test } from 'vitest'

import { sha256 } from './sha-256.ts'

test('is SHA-256, also where a block ends', async () => {
  for (const length of [0, 1, 3, 20, 36, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const message = crypto.getRandomValues(new Uint8Array(length))
    const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', message))
    expect(sha256(message)).toEqual(expected)
  }
})
