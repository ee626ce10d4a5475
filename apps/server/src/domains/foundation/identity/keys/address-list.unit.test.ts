import fc from 'fast-check'
import { AddressRange } from '@vireo/contracts/identity'
import { describe, expect, it } from 'vitest'
import { createAddressList } from './address-list.ts'

describe('a list of addresses', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['10.0.0.0/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::1', '2001:DB8:0:0:0:0:0:1', true],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['::/0', '2001:db8::1', true],
    ['10.0.0.0/8', '', false],
    ['10.0.0.0/8', 'not an address', false],
  ])('%s and %s: %s', (range, address, expected) => {
    expect(createAddressList([range])(address)).toBe(expected)
  })

  it('agrees with arithmetic on every range of IPv4', () => {
    const word = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    const text = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.')
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 32 }), (base, address, bits) => {
        const apart = bits === 0 ? 0 : (base ^ address) >>> (32 - bits)
        expect(createAddressList([`${text(base)}/${bits}`])(text(address))).toBe(apart === 0)
      }),
    )
  })
})

describe('what may be written', () => {
  it.each(['203.0.113.7', ' 10.0.0.0/8 ', '10.0.0.0/0', '2001:db8::/32', '::1', '::/128'])('%s', (text) => {
    expect(AddressRange.safeParse(text).success).toBe(true)
  })

  it.each([
    '',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/08',
    '10.0.0.0/8/8',
    '::/129',
    '256.1.1.1',
    'x',
    '10.0.0.0/',
  ])('not %s', (text) => {
    expect(AddressRange.safeParse(text).success).toBe(false)
  })
})
