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
 * The database's pool, for a queue that nobody waits for when it writes down what became of a job: were the database
 * away or busy just then, the failure would end the process. Here it says of such failures what the queue tries again
 * after, and at the end what is being written down is waited for.
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

/** The same object with some of its methods replaced. */
function withOwn<Whole extends object>(whole: Whole, own: Readonly<Record<string, unknown>>): Whole {
  return new Proxy(whole, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

/** Under this code the queue tries again, a hundred times in growing distances. */
function retryable(error: unknown): unknown {
  if (!(error instanceof Error) || !(toDatabaseError(error) instanceof AppError)) return error
  return Object.assign(new Error(error.message, { cause: error }), { code: 'ETIMEDOUT' })
}
