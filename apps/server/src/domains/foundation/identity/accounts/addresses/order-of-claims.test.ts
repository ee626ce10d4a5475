import crypto, { hash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { givenPerson } from '#test/teammates.ts'
import { claimTests, type Step, steps } from './claimed-addresses.testing.ts'

const { clock, server, pool, stolen, scene, expectVictimGetsIn } = await claimTests()

const someStep = fc.record({ name: fc.constantFrom(...steps), pick: fc.nat(5) })
/** Where both claim the address, which a plan that begins with nothing seldom comes to. */
const openings: readonly (readonly Step['name'][])[] = [
  ['attacker-signs-up', 'attacker-makes-key', 'victim-signs-up'],
  ['victim-signs-up', 'attacker-signs-up', 'attacker-makes-key'],
  [],
]
const [strangerFirst = [], victimFirst = []] = openings
/** Every link that was mailed, followed signed out: one is the stranger's, whatever their order. */
const followed = (name: Step['name']): Step[] => [0, 1].map((pick) => ({ name, pick }))

describe('whatever order people act in', () => {
  it('a stranger never holds a session or a key of an account whose address its reader has proven', async () => {
    hashCheaply()
    const admin = await givenPerson(server, 'enterprise')
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(fc.constantFrom(...openings), fc.array(someStep, { minLength: 3, maxLength: 12 })),
        async ([opening, rest]) => {
          const plan = [...opening.map((name) => ({ name, pick: 0 })), ...rest]
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
      {
        numRuns: 30,
        examples: [
          [[strangerFirst, followed('victim-clicks-signed-out').slice(0, 1)]],
          [[strangerFirst, followed('victim-clicks-signed-out').slice(1)]],
          [[victimFirst, followed('victim-clicks')]],
          [[victimFirst, followed('victim-clicks-signed-out').toReversed()]],
        ],
      },
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
