import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { publicEvents } from '@vireo/contracts'
import { publicEventTypes } from '@vireo/contracts/kit'
import { eventGroups, testEventType } from '@vireo/contracts/webhooks'
import fc from 'fast-check'
import type { z } from 'zod'
import { expect, test } from 'vitest'
import { signBody } from './deliveries/sign-body.ts'

const guide = await readFile(new URL('../../../../../../docs/guides/receive-webhooks.md', import.meta.url), 'utf8')
const code = /```js verify\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
  isGenuine(body: string, header: string, secret: string, nowSeconds?: number): boolean
}
const at = new Date('2026-03-01T12:00:00Z')
const seconds = at.getTime() / 1000

test('the code of the guide accepts what we sign, with either secret of a rotation', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ minLength: 1 }),
      fc.string({ minLength: 1 }),
      (body, older, newer) => {
        const header = signBody(body, [older, newer], at)
        expect(isGenuine(body, header, newer, seconds)).toBe(true)
        expect(isGenuine(body, header, older, seconds + 29 * 60)).toBe(true)
      },
    ),
  )
})

test('it refuses another body, another secret, an old signature and nonsense', () => {
  const header = signBody('{"a":1}', ['secret'], at)
  expect(isGenuine('{"a":2}', header, 'secret', seconds)).toBe(false)
  expect(isGenuine('{"a":1}', header, 'Secret', seconds)).toBe(false)
  expect(isGenuine('{"a":1}', header, 'secret', seconds + 31 * 60)).toBe(false)
  for (const nonsense of ['', 't=1', 'v0=00', `t=x,v0=00`, header.replace('v0=', 'v0=zz')])
    expect(isGenuine('{"a":1}', nonsense, 'secret', seconds)).toBe(false)
})

test('a signature is the HMAC-SHA256 of time, dot and body', () => {
  const hex = createHmac('sha256', 'k').update('1772366400.{}').digest('hex')
  expect(signBody('{}', ['k'], at)).toBe(`t=1772366400,v0=${hex}`)
})

test('the guide names every event with every field of its data', () => {
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'))
  for (const type of publicEventTypes) {
    const row = rows.find((line) => line.startsWith(`| \`${type}\``))
    const fields = Object.keys((publicEvents[type].data as z.ZodObject).shape)
    expect(fields.filter((field) => !row?.includes(`\`${field}\``))).toEqual([])
  }
  for (const name of [...eventGroups, testEventType]) expect(guide).toContain(`\`${name}\``)
})
