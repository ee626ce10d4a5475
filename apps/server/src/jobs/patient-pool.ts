import { type Database, toDatabaseError } from '../kernel/database/database.ts'
import { AppError } from '../kernel/errors.ts'

type Pool = Database['pool']
type PoolClient = Parameters<Parameters<Database['withTransaction']>[0]>[1]

/** Connections for the queue. */
export type PatientPool = {
  readonly pool: Pool
  /** Waits for what is under way; whoever asks for a connection afterwards never gets one. */
  close(): Promise<void>
}

/**
 * Wraps the database's pool for the queue, which nobody waits for when it records what became of a job: if the database
 * were away or busy, the error would end the process. Such errors are turned into one that the queue retries after, and
 * closing waits for writes under way.
 */
export function patientPool(pool: Pool): PatientPool {
  const underWay = new Set<Promise<void>>()
  let isClosed = false
  const lend = async (): Promise<PoolClient> => {
    let giveBack: () => void = () => undefined
    const use = new Promise<void>((resolve) => (giveBack = resolve)).finally(() => underWay.delete(use))
    underWay.add(use)
    try {
      return patientClient(await pool.connect(), giveBack)
    } catch (error) {
      giveBack()
      throw retryable(error)
    }
  }
  const connect = (listen?: Parameters<Pool['connect']>[0]) => {
    // Who listens connects again by itself.
    if (listen) return pool.connect(listen)
    return isClosed ? new Promise<never>(() => undefined) : lend()
  }
  return {
    pool: withOwn(pool, { connect }),
    async close() {
      isClosed = true
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

function patientClient(client: PoolClient, giveBack: () => void): PoolClient {
  return withOwn(client, {
    query: (...args: readonly unknown[]) =>
      (client.query as (...args: readonly unknown[]) => Promise<unknown>)(...args).catch((error: unknown) => {
        throw retryable(error)
      }),
    release: (reason?: Error | boolean) => {
      client.release(reason)
      giveBack()
    },
  })
}

/** Creates a proxy of an object with some of its members replaced. */
function withOwn<Whole extends object>(whole: Whole, own: Readonly<Record<string, unknown>>): Whole {
  return new Proxy(whole, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

/**
 * Converts an error of an absent or busy database to one with the code after which the queue retries, up to a hundred
 * times at growing intervals.
 */
function retryable(error: unknown): unknown {
  if (!(error instanceof Error) || !(toDatabaseError(error) instanceof AppError)) return error
  return Object.assign(new Error(error.message, { cause: error }), { code: 'ETIMEDOUT' })
}
