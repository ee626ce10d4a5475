import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { encodeBase32, makeTotpSecret, matchTotp, totpCode, totpStep, totpUri } from './totp.ts'

const rfcSecret = encodeBase32(Buffer.from('12345678901234567890'))

describe('codes', () => {
  // RFC 6238, appendix B; its codes have eight digits, the last six of which are ours.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %d seconds are those of the standard', (seconds, eightDigits) => {
    expect(totpCode(rfcSecret, totpStep(seconds * 1000))).toBe(eightDigits.slice(2))
  })

  it('are those of an independent implementation, for any secret and any time', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.nat(2 ** 31), (bytes, seconds) => {
        const theirs = new TOTP({ secret: new Secret({ buffer: bytes.slice().buffer }) })
        expect(totpCode(encodeBase32(bytes), totpStep(seconds * 1000))).toBe(
          theirs.generate({ timestamp: seconds * 1000 }),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('of the window before and after count, of others do not', () => {
    const secret = makeTotpSecret()
    const nowMs = 1_800_000_000_000
    const now = totpStep(nowMs)
    const found = [-2, -1, 0, 1, 2].map((off) => matchTotp(secret, totpCode(secret, now + off), nowMs))
    expect(found).toEqual([undefined, now - 1, now, now + 1, undefined])
    expect(matchTotp(secret, '', nowMs)).toBeUndefined()
  })
})

describe('the address in the picture', () => {
  it('is read by an authenticator as the same secret, for this person', () => {
    const secret = makeTotpSecret()
    const uri = totpUri({ secret, email: 'a+b@example.test' })
    expect(uri).toMatch(/^otpauth:\/\/totp\/Vireo%3Aa%2Bb%40example\.test\?/)
    const parameters = new URL(uri).searchParams
    expect(parameters.get('issuer')).toBe('Vireo')
    const theirs = new TOTP({ secret: Secret.fromBase32(parameters.get('secret') ?? '') })
    expect(theirs.generate({ timestamp: 0 })).toBe(totpCode(secret, 0))
  })
})
