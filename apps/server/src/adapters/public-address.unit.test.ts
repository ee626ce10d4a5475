import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['0.0.0.0', 'this machine'],
  ['10.1.2.3', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.1.1', 'private'],
  ['169.254.169.254', 'metadata of most clouds'],
  ['100.100.100.200', 'metadata behind carrier-grade translation'],
  ['168.63.129.16', 'metadata under an address that looks public'],
  ['192.0.0.192', 'metadata'],
  ['198.18.0.1', 'benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'this machine'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback, mapped'],
  ['::ffff:8.8.8.8', 'mapped: whoever writes that hides something'],
  ['::127.0.0.1', 'loopback, compatible'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local with a zone'],
  ['fd00:ec2::254', 'metadata'],
  ['fc00::1', 'private'],
  ['ff02::1', 'multicast'],
  ['2002:7f00:1::', 'a tunnel to loopback'],
  ['2001:0:7f00:1::', 'a tunnel'],
  ['64:ff9b::7f00:1', 'loopback, translated'],
  ['64:ff9b::a9fe:a9fe', 'metadata, translated'],
  ['2001:db8::1', 'documentation'],
  ['localhost', 'a name'],
  ['', 'nothing'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.0', '100.128.0.1', '2606:4700::1111', '64:ff9b::808:808'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('no IPv4 address gets in by being translated to IPv6 that would not get in as it is', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(`64:ff9b::${address}`)).toBe(isPublicAddress(address))
      expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
    }),
  )
})
