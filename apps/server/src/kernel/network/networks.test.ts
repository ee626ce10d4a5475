import { describe, expect, it } from 'vitest'
import { networksOf, widestOf } from './networks.ts'

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['', ''],
    ['no address', 'no address'],
    ['x'.repeat(1000), 'x'.repeat(45)],
  ])('%s is one place: %s', (address, network) => {
    expect(networksOf(address)).toEqual({ address: network })
    expect(widestOf(networksOf(address))).toBe(network)
  })

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
    ['2001:db8:1:ab02::', '2001:db8:1:ab02::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
    ['2001:db8::1:2', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', '64:ff9b:0:0::/56', '64:ff9b:0::/48'],
    ['::203.0.113.7', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48'],
  ])('%s is in %s, %s and %s', (address, narrow, customer, site) => {
    expect(networksOf(address)).toEqual({ address: narrow, customer, site })
    expect(widestOf(networksOf(address))).toBe(site)
  })
})
