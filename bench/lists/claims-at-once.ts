import { type Account, signUp } from '../../tools/run/built-server.ts'
import type { Row } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { median, rounded } from '../statistics.ts'
import { addProducer, nextTasks, putBack, type Side } from './task-side.ts'

const people = 20
/** As many as each may have at once. */
const each = 5
const pairs = 12
const warmUps = 2

type Producer = Pick<Account, 'apiKey' | 'userId'>

/** Claims a task; answers the status. */
export async function claim({ url }: Pick<ServerUnderTest, 'url'>, who: Producer, taskId: string): Promise<number> {
  const answer = await fetch(`${url}/v1/productions/producers/${who.userId}/tasks/${taskId}/claim`, {
    method: 'PUT',
    headers: { 'xi-api-key': who.apiKey },
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Measures many producers who claim at once: each what nobody else wants, then all the same, which one of them gets. */
export async function measureClaimsAtOnce(large: Side, small: Side, limit: number): Promise<Row[]> {
  const [some, others] = [await producersOf(large), await producersOf(small)]
  const rows: Row[] = []
  for (const [what, work] of [
    [`${people} producers at once, of ${people * each} tasks: claims a second`, claimApart],
    [`${people} producers at once, of the same ${each} tasks: answers a second`, claimTheSame],
  ] as const) {
    const [measured, beside]: [number[], number[]] = [[], []]
    for (let pair = 0; pair < pairs; pair++) {
      measured.push(await work(large, some))
      beside.push(await work(small, others))
    }
    const [one, other] = [median(measured.slice(warmUps)), median(beside.slice(warmUps))]
    rows.push({
      what,
      measured: rounded(one, 0),
      unit: '/s',
      baseline: rounded(other, 0),
      baselineName: 'of a thousand',
      relation: rounded(other / one, 2),
      limit: `≤ ${limit}`,
      holds: other / one <= limit,
    })
  }
  return rows
}

async function producersOf(side: Side): Promise<Account[]> {
  const made: Account[] = []
  for (let n = 0; n < people; n++) {
    const account = await signUp(side.server.url, `producer-${n}@example.test`)
    await addProducer(side, account)
    made.push(account)
  }
  return made
}

/** Lets everybody claim as many as they may have, one after the other, that nobody else wants. */
async function claimApart(side: Side, producers: readonly Producer[]): Promise<number> {
  const ids = await nextTasks(side, producers.length * each)
  return perSecond(side, ids, ids.length, async () => {
    const statuses = await Promise.all(
      producers.map((who, n) => claimAll(side, who, ids.slice(n * each, n * each + each))),
    )
    if (statuses.flat().some((status) => status !== 200)) throw new Error('A task that nobody else wants was refused.')
  })
}

/** Lets everybody want the same tasks in the same order: each of them goes to exactly one. */
async function claimTheSame(side: Side, producers: readonly Producer[]): Promise<number> {
  const ids = await nextTasks(side, each)
  return perSecond(side, ids, ids.length * producers.length, async () => {
    const statuses = (await Promise.all(producers.map((who) => claimAll(side, who, ids)))).flat()
    const won = statuses.filter((status) => status === 200).length
    if (won !== each || statuses.some((status) => status !== 200 && status !== 409))
      throw new Error(`Of ${each} tasks ${won} were claimed: ${statuses.join(', ')}.`)
  })
}

async function claimAll({ server }: Side, who: Producer, ids: readonly string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const id of ids) statuses.push(await claim(server, who, id))
  return statuses
}

async function perSecond(
  side: Side,
  ids: readonly string[],
  answers: number,
  work: () => Promise<void>,
): Promise<number> {
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  await putBack(side, ids)
  return answers / seconds
}
