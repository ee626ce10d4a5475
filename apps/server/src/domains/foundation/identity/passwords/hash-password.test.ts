import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashingLimits, hashPassword, setHashCost, usualHashCost, verifyPassword } from './hash-password.ts'

/** What the other tests' accounts cost. */
const testCost = { N: 1024, r: 8, p: 1 }

beforeEach(() => setHashCost(usualHashCost))
afterEach(() => setHashCost(testCost))

const room = hashingLimits.running + hashingLimits.waiting

/** Of the word "correct", at a hundredth of today's cost. */
const cheap = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$3bG2fwLJ0ahcmGLQjA0XVSfToMtZcx-R8w_2FcfpDqA'

describe('a password hash', () => {
  it('matches its password and no other, whichever way the characters were composed', async () => {
    const hashed = await hashPassword('Schöne Grüße')
    expect(hashed).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(await verifyPassword('Scho\u0308ne Gru\u0308ße', hashed)).toBe(true)
    expect(await verifyPassword('Schone Gruße', hashed)).toBe(false)
    expect(await verifyPassword('', hashed)).toBe(false)
  })

  it('differs for the same password', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).not.toBe(other)
  })

  it('goes on being understood when the cost of new hashes changes', async () => {
    expect(await verifyPassword('wrong', cheap)).toBe(false)
    expect(await verifyPassword('correct', cheap)).toBe(true)
  })

  it.each(['', 'none', 'scrypt', 'bcrypt$1$2$3$4$5'])('matches nothing when it is %j', async (hashed) => {
    expect(await verifyPassword('', hashed)).toBe(false)
  })

  it('turns people away instead of letting a crowd wait for minutes', async () => {
    const crowd = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword('x', cheap)))
    const refused = crowd.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(60 - room)
    expect(refused[0]?.reason).toMatchObject({ code: 'rate_limit_exceeded' })
    expect(await verifyPassword('correct', cheap)).toBe(true)
  })

  it('makes whoever asks most make room for somebody from elsewhere', async () => {
    const crowd = Array.from({ length: 60 }, () => verifyPassword('x', cheap, 'one network'))
    const guest = verifyPassword('correct', cheap, 'another network')
    const settled = await Promise.allSettled(crowd)
    expect(await guest).toBe(true)
    expect(settled.filter((one) => one.status === 'rejected')).toHaveLength(61 - room)
  })
})
