import { setTimeout as wait } from 'node:timers/promises'
import type { AbusedServer } from './abused-server.ts'
import type { Attack, Size } from './attack.ts'
import { type Answer, ask, Endings, hungUp, neighbourAddress } from './client.ts'
import type { Attacker } from './start-attacker.ts'

/** What was seen of a server while somebody attacked it. */
export type Observation = {
  readonly attack: string
  readonly endings: Endings
  /** Endings that are neither success nor one of the refusals that belong to the attack. */
  readonly unexpected: readonly string[]
  /** Milliseconds of each look at `/healthz`. */
  readonly healthMs: readonly number[]
  /** Milliseconds to a neighbour's first byte of speech. */
  readonly neighbourMs: readonly number[]
  /** What a neighbour was told instead of being spoken to. */
  readonly neighbourRefused: readonly string[]
  /** The longest that the server's main thread computed without a pause, in its own words; NaN where it cannot say. */
  readonly busiestMs: number
  readonly rssBefore: number
  readonly rssPeak: number
  readonly samePid: boolean
}

/**
 * Reads the longest computation of the main thread since the last call, in milliseconds, without time that other
 * processes took.
 */
async function busiestMs({ url }: AbusedServer): Promise<number> {
  const { body } = await ask(`${url}/metrics`, { from: neighbourAddress })
  return 1000 * Number(/^vireo_event_loop_busy_max_seconds (\S+)$/m.exec(body.toString())?.[1])
}

let spoken = 0

/** Speaks, as a neighbour on the same plan, a sentence that was never spoken before. */
export function neighbourSpeaks({ url, voiceId, neighbour }: AbusedServer): Promise<Answer> {
  return ask(`${url}/v1/text-to-speech/${voiceId}/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': neighbour.apiKey },
    body: JSON.stringify({ text: `Hello, number ${spoken++}.` }),
    from: neighbourAddress,
  })
}

/** Measures the first bytes of a neighbour's speech while nobody does anything else, in milliseconds. */
export async function aloneMs(server: AbusedServer, times: number): Promise<readonly number[]> {
  const heardMs: number[] = []
  for (let round = 0; round < times + 2; round++) {
    const { status, firstByteMs } = await neighbourSpeaks(server)
    if (status !== 200) throw new Error(`a neighbour alone was answered ${status}`)
    // The first ones warm up.
    if (round >= 2) heardMs.push(firstByteMs)
  }
  return heardMs
}

/** The full form attacks again until a neighbour was heard so often: what is seen a few times tells nothing of most times. */
const hearingsMin = 30
/** However seldom one is heard, no longer than this. */
const againMsMax = 30_000

/** Runs an attack, the full form of it again and again, and measures the server from outside until it is over. */
export async function observe(
  server: AbusedServer,
  attacker: Attacker,
  attack: Attack,
  size: Size,
): Promise<Observation> {
  const [healthMs, neighbourMs, neighbourRefused]: [number[], number[], string[]] = [[], [], []]
  const pid = server.pid()
  await busiestMs(server)
  const rssBefore = server.rssBytes()
  let rssPeak = rssBefore
  let isOver = false
  const watching = [
    (async () => {
      while (!isOver) {
        rssPeak = Math.max(rssPeak, server.rssBytes())
        await wait(50)
      }
    })(),
    (async () => {
      while (!isOver) {
        const startMs = performance.now()
        const healthy = await ask(`${server.url}/healthz`, { from: neighbourAddress }).catch(() => undefined)
        healthMs.push(healthy?.status === 200 ? performance.now() - startMs : Infinity)
        await wait(100)
      }
    })(),
    (async () => {
      do {
        const heard = await neighbourSpeaks(server).catch((error: unknown) => String(error))
        if (typeof heard !== 'string' && heard.status === 200) neighbourMs.push(heard.firstByteMs)
        else neighbourRefused.push(typeof heard === 'string' ? heard : `${heard.status} ${heard.code}`)
        await wait(150)
      } while (!isOver)
    })(),
  ]
  const endings = new Endings()
  const againUntilMs = performance.now() + (size === 'full' ? againMsMax : 0)
  try {
    do endings.addAll(await attacker.attack(attack, server, size))
    while (neighbourMs.length < hearingsMin && performance.now() < againUntilMs)
  } finally {
    isOver = true
  }
  await Promise.all(watching)
  return {
    attack: attack.name,
    endings,
    unexpected: [...endings.counts.keys()].filter(
      (ending) => !/^2\d\d/.test(ending) && ending !== hungUp && !attack.refusals.test(ending),
    ),
    healthMs,
    neighbourMs,
    neighbourRefused,
    busiestMs: await busiestMs(server),
    rssBefore,
    rssPeak,
    samePid: pid !== undefined && server.pid() === pid,
  }
}
