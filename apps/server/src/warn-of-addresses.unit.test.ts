import { expect, test, vi } from 'vitest'
import { warnOfAddresses } from './warn-of-addresses.ts'

test.each([
  ['https://vireo.example', false, 1],
  ['http://192.0.2.7:8080', false, 1],
  ['https://vireo.example', true, 0],
  ['http://localhost:8080', false, 0],
])('an instance at %s that trusts a proxy (%s) warns %i times of the addresses it sees', (url, trusts, times) => {
  const warn = vi.fn<() => void>()
  warnOfAddresses({ publicUrl: new URL(url), VIREO_TRUST_PROXY: trusts }, { warn })
  expect(warn).toHaveBeenCalledTimes(times)
})
