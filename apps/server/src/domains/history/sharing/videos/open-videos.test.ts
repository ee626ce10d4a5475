import { expect, test } from 'vitest'
import { createManualClock } from '#kernel/clock.ts'
import { givenPerson, type Teammate } from '#test/teammates.ts'
import { jobOf, startVideoServer } from './testing.ts'

const clock = createManualClock(new Date())
const { server, given, ask, follow } = await startVideoServer(clock)
const query = 'format=preview&wait_seconds=0'
const begin = async (person: Teammate) => ask(await given(person), person, query)

test('of requests that come at once no more than ten are begun', async () => {
  const person = await givenPerson(server, 'free')
  const itemIds = []
  for (let at = 0; at < 16; at++) itemIds.push(await given(person))
  const answers = await Promise.all(itemIds.map((itemId) => ask(itemId, person, query)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(202), ...Array(6).fill(429)])
})

test('all that wait are counted, however many were given up since', async () => {
  const person = await givenPerson(server, 'free')
  for (let at = 0; at < 5; at++) await jobOf(await begin(person))
  for (let at = 0; at < 12; at++) {
    clock.advance(1)
    const itemId = await given(person)
    await follow(itemId, await jobOf(await ask(itemId, person, query)), person, 'DELETE')
  }
  for (let at = 0; at < 5; at++) await jobOf(await begin(person))
  expect((await begin(person)).status).toBe(429)
})
