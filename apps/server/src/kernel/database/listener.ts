import pg from 'pg'

export type ListenHandlers = {
  heard(payload: string): void
  /** The connection is new: whatever was said before it went unheard. Called at least once. */
  missed(): void
}

/** Hears what other connections say with `pg_notify`, on a connection of its own that is restored when it breaks. */
export type Listener = {
  /** Begins in the background; `stop` ends it. A database that is away is tried again until it is back. */
  listen(channel: string, handlers: ListenHandlers): { stop(): void }
  close(): Promise<void>
}

const firstRetryMs = 250
const lastRetryMs = 5_000

/** Makes what hears the channels of the database on one connection of its own, opened again when it breaks. */
export function createListener(connection: pg.ClientConfig): Listener {
  const listener = new RestoredListener(connection)
  return {
    listen: (channel, handlers) => listener.listen(channel, handlers),
    close: () => listener.close(),
  }
}

class RestoredListener {
  readonly #connection: pg.ClientConfig
  readonly #channels = new Map<string, Set<ListenHandlers>>()
  #client: pg.Client | undefined
  #connecting: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #retryMs = firstRetryMs
  #closed = false

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection
  }

  listen(channel: string, handlers: ListenHandlers): { stop(): void } {
    const listening = this.#channels.get(channel)
    if (listening) listening.add(handlers)
    else this.#channels.set(channel, new Set([handlers]))
    const client = this.#client
    if (client) this.#subscribe(client, channel).catch(() => this.#lose(client))
    else this.#connect()
    return { stop: () => this.#channels.get(channel)?.delete(handlers) }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#connecting
    await this.#client?.end().catch(() => undefined)
  }

  #connect(): void {
    this.#connecting ??= this.#open()
      .catch(() => this.#connectLater())
      .finally(() => {
        this.#connecting = undefined
      })
  }

  #connectLater(): void {
    if (this.#closed || this.#retry) return
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.#connect()
    }, this.#retryMs)
    this.#retry.unref()
    this.#retryMs = Math.min(lastRetryMs, this.#retryMs * 2)
  }

  async #open(): Promise<void> {
    const client = await openClient(this.#connection, (channel, payload) => {
      for (const handlers of this.#channels.get(channel) ?? []) handlers.heard(payload)
    })
    if (this.#closed) return client.end()
    this.#client = client
    client.on('error', () => this.#lose(client))
    client.on('end', () => this.#lose(client))
    try {
      for (const channel of this.#channels.keys()) await this.#subscribe(client, channel)
      this.#retryMs = firstRetryMs
    } catch {
      this.#lose(client)
      await client.end().catch(() => undefined)
    }
  }

  async #subscribe(client: pg.Client, channel: string): Promise<void> {
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    for (const handlers of this.#channels.get(channel) ?? []) handlers.missed()
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#connectLater()
  }
}

async function openClient(
  connection: pg.ClientConfig,
  heard: (channel: string, payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  client.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''))
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
