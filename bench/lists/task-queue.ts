import { writePlace } from '../../apps/server/src/domains/listening/productions/tasks/place-in-queue.ts'
import type { Row, Section } from '../report.ts'
import { type ServerUnderTest, startServerUnderTest } from '../server-under-test.ts'
import { median, rounded } from '../statistics.ts'
import { get } from '../http-client.ts'
import { claim, measureClaimsAtOnce } from './claims-at-once.ts'
import { compareBlocks } from './blocks-of-list.ts'
import { fillSide, nextTasks, openSide, putBack, type Side } from './task-side.ts'

const many = 1_000_000
const few = 1000
const rounds = 200
/** Both servers have just waited for rows to be written: they are warm again after these. */
const warmUps = 40
/** As many as somebody may have at once. */
const atOnce = 5
const limit = 1.3

/** Measures how tasks are found and claimed among a million, in turns with a thousand on another server. */
export async function measureTaskQueue(server: ServerUnderTest): Promise<Section> {
  const other = await startServerUnderTest()
  await fillSide(other, few)
  await fillSide(server, many)
  const [large, small] = [await openSide(server, many), await openSide(other, few)]
  try {
    const rows = [
      await compare('unclaimed, first page', large, small, (side) => list(side)),
      await compare('unclaimed, page in the middle', large, small, async (side) =>
        list(side, writePlace(await side.middle())),
      ),
      ...(await compareBlocks(large, small, limit)),
      await compare('claim, one after the other', large, small, claimNext),
      ...(await measureClaimsAtOnce(large, small, limit)),
    ]
    return { title: `Tasks: ${many.toLocaleString('en')} unclaimed beside ${few.toLocaleString('en')}`, rows }
  } finally {
    await Promise.all([large.close(), small.close()])
    await other.stop()
  }
}

function list({ server }: Side, after?: string): Promise<number> {
  return get(server, `/v1/productions/tasks/unclaimed?page_size=30${after === undefined ? '' : `&cursor=${after}`}`)
}

/** Claims the first task that somebody else has not; gives the earlier ones back where that was the last that one may have. */
async function claimNext(side: Side): Promise<number> {
  const { server, claimed } = side
  if (claimed.length === atOnce) {
    await putBack(side, claimed)
    claimed.length = 0
  }
  const [id = ''] = await nextTasks(side, 1)
  claimed.push(id)
  const start = performance.now()
  if ((await claim(server, server, id)) !== 200) throw new Error(`${id} could not be claimed.`)
  return performance.now() - start
}

async function compare(what: string, large: Side, small: Side, measure: (side: Side) => Promise<number>): Promise<Row> {
  const [times, beside]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    times.push(await measure(large))
    beside.push(await measure(small))
  }
  const [measured, baseline] = [median(times.slice(warmUps)), median(beside.slice(warmUps))]
  const relation = measured / baseline
  return {
    what,
    measured: rounded(measured, 2),
    unit: 'ms',
    baseline: rounded(baseline, 2),
    baselineName: 'of a thousand',
    relation: rounded(relation, 2),
    limit: `≤ ${limit}`,
    holds: relation <= limit,
  }
}
