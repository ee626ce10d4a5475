import crypto, { hash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { givenPerson } from '#test/teammates.ts'
import { claimTests, steps } from './claimed-addresses.testing.ts'

const { clock, server, pool, stolen, scene, expectVictimGetsIn } = await claimTests()

describe('whatever order people act in', () => {
  it('a stranger never holds a session or a key of an account whose address its reader has proven', async () => {
    hashCheaply()
    const admin = await givenPerson(server, 'enterprise')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.constantFrom(...steps), pick: fc.nat(5) }), { minLength: 3, maxLength: 12 }),
        async (plan) => {
          const { email, run, victimIs } = await scene(admin)
          for (const step of plan) {
            await pool.query('delete from attempt_counters')
            clock.advance(1)
            await run(step)
            expect(await stolen(email), step.name).toBe(0)
          }
          await pool.query('delete from attempt_counters')
          await expectVictimGetsIn(email, victimIs())
          expect(await stolen(email)).toBe(0)
        },
      ),
      { numRuns: 30 },
    )
  }, 120_000)
})

/** Hundreds of sign-ins: how slow a hash is, is not what they are about. */
function hashCheaply(): void {
  const cheap = (password: string, salt: Buffer, ...rest: unknown[]) =>
    (rest.at(-1) as (error: null, key: Buffer) => void)(
      null,
      hash('sha256', `${password}${salt.toString('hex')}`, 'buffer'),
    )
  vi.spyOn(crypto, 'scrypt').mockImplementation(cheap as never)
  syncBuiltinESMExports()
}
