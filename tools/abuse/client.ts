import { setMaxListeners } from 'node:events'
import { Agent, request } from 'node:http'

/** Two addresses of the loopback: what is counted by address must not keep a neighbour for what another did. */
export const attackerAddress = '127.0.0.66'
export const neighbourAddress = '127.0.0.1'

export type Answer = {
  readonly status: number
  /** Of an error. */
  readonly code: string | undefined
  readonly body: Buffer
  /** Until the first byte of the body. */
  readonly firstByteMs: number
}

export type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer | AsyncIterable<Buffer>
  /** The address of the loopback that it comes from. */
  readonly from?: string
  readonly timeoutMs?: number
  /** Whoever asked hangs up. */
  readonly signal?: AbortSignal
}

const agents = new Map<string, Agent>()

function agentOf(localAddress: string): Agent {
  const agent = agents.get(localAddress) ?? new Agent({ keepAlive: true, maxSockets: 512, localAddress })
  agents.set(localAddress, agent)
  return agent
}

/** Sends one request; rejects when the connection breaks before the answer is whole. */
export function ask(url: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from = attackerAddress, timeoutMs = 120_000, signal } = asked
  return new Promise((resolve, reject) => {
    const startMs = performance.now()
    const options = { method, headers, agent: agentOf(from), timeout: timeoutMs, ...(signal && { signal }) }
    const sent = request(url, options, (answer) => {
      const blocks: Buffer[] = []
      let firstByteMs = Number.NaN
      answer.on('data', (block: Buffer) => {
        if (blocks.length === 0) firstByteMs = performance.now() - startMs
        blocks.push(block)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const whole = Buffer.concat(blocks)
        resolve({ status: answer.statusCode ?? 0, code: codeOf(whole), body: whole, firstByteMs })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject)
    if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) sent.end(body)
    else void write(sent, body).catch(reject)
  })
}

/** Writes as fast as the other side reads. A server that has heard enough may hang up: its answer says why. */
async function write(sent: ReturnType<typeof request>, blocks: AsyncIterable<Buffer>): Promise<void> {
  for await (const block of blocks) {
    if (sent.destroyed || sent.closed) return
    if (!sent.write(block)) {
      await new Promise<void>((resolve) => {
        const goOn = () => {
          sent.off('drain', goOn)
          sent.off('close', goOn)
          resolve()
        }
        sent.on('drain', goOn)
        sent.on('close', goOn)
      })
    }
  }
  sent.end()
}

function codeOf(body: Buffer): string | undefined {
  if (body[0] !== 0x7b || body.length > 100_000) return undefined
  const { detail } = JSON.parse(body.toString()) as { detail?: { code?: string } | readonly unknown[] }
  return Array.isArray(detail) ? 'fields' : (detail as { code?: string } | undefined)?.code
}

/** How it is counted when the attacker itself left. */
export const hungUp = 'left'

/** Counts how requests ended: `402 insufficient_credits`, `200`, `reset`. */
export class Endings {
  readonly counts: Map<string, number>

  constructor(counts: Iterable<readonly [string, number]> = []) {
    this.counts = new Map(counts)
  }

  add(ending: string): void {
    this.counts.set(ending, (this.counts.get(ending) ?? 0) + 1)
  }

  addAll(others: Endings): void {
    for (const [ending, count] of others.counts) this.counts.set(ending, (this.counts.get(ending) ?? 0) + count)
  }

  async of(work: Promise<Answer>): Promise<void> {
    const ending = await work.then(
      ({ status, code }) => (code ? `${status} ${code}` : String(status)),
      (error: NodeJS.ErrnoException) => (error.name === 'AbortError' ? hungUp : (error.code ?? error.message)),
    )
    this.add(ending)
  }

  /** Endings that are our fault. */
  get faults(): readonly string[] {
    return [...this.counts.keys()].filter(
      (ending) => /^5\d\d/.test(ending) && !ending.startsWith('503 service_unavailable'),
    )
  }

  toString(): string {
    return [...this.counts].map(([ending, count]) => `${count} × ${ending}`).join(', ')
  }
}

/** Repeats work, `atOnce` at a time, until it was done `times` times or the time is over; its signal aborts then. */
export async function repeatedly(
  { atOnce, times, forMs }: { readonly atOnce: number; readonly times: number; readonly forMs: number },
  work: (number: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.timeout(forMs)
  // Each of the many at once listens to it.
  setMaxListeners(0, signal)
  let next = 0
  const line = async () => {
    while (next < times && !signal.aborted) await work(next++, signal)
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}
