/**
 * Requests to addresses that a tenant gave: webhooks, identity providers, key sets. Every such address is
 * hostile; slices reach them through this port and never by `fetch`.
 */
export type Outbound = {
  /**
   * Asks an address. Never follows a redirect unless told how many, and checks each anew. Throws `OutboundError`;
   * any status the other side answers, 3xx included, is an answer.
   */
  request(url: string, options?: OutboundRequest): Promise<OutboundAnswer>
  /**
   * Asks an address and hands over the body while it comes, for answers that are read as they are written or are too large
   * to be held. Redirects as with `request`. What goes wrong later is thrown by the body, as `OutboundError` too.
   */
  open(url: string, options?: Omit<OutboundRequest, 'cutsBody'>): Promise<OutboundStream>
  /**
   * Throws `OutboundError` for an address that `request` would refuse before connecting, so that it is refused when it is
   * entered. What a name resolves to may change later: `request` checks again.
   */
  assertAllowed(url: string, options?: Pick<OutboundRequest, 'allowHttp'>): Promise<void>
}

export type OutboundRequest = {
  /** GET when absent. */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** For everything together: resolving, connecting, redirects and the last byte. 10,000 when absent. */
  readonly timeoutMs?: number
  /** The most the answer's body may hold; 1 MiB when absent. */
  readonly maxBytes?: number
  /** Hides a body that is larger instead of refusing it: the answer then has the first `maxBytes` bytes. */
  readonly cutsBody?: boolean
  /** How many redirects of a GET are followed; none when absent. */
  readonly redirects?: number
  /** Lets `http://` through to every public host; otherwise it leads to hosts alone that the operator named. */
  readonly allowHttp?: boolean
  readonly signal?: AbortSignal
}

export type OutboundAnswer = {
  readonly status: number
  /** By names in lower case; several of one name are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Where the answer came from, after redirects. */
  readonly url: string
}

export type OutboundStream = Omit<OutboundAnswer, 'body'> & {
  /** Read once, or given up by `close`. */
  readonly body: AsyncIterable<Buffer>
  /** Ends the connection, whatever was read. */
  close(): void
}

export type OutboundFailure =
  | 'bad-url'
  | 'refused'
  | 'unresolved'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'redirects'
  | 'cut-off'

const nowhere =
  'This instance finds no public host behind this address. Whoever runs it can allow a private host, or look why names are not found.'

const sentences: Readonly<Record<OutboundFailure, string>> = {
  'bad-url': 'This is not an address that can be asked: it has to begin with https:// and hold no user name.',
  // One sentence: whoever enters addresses does not learn here which names a private network has.
  refused: nowhere,
  unresolved: nowhere,
  unreachable: 'This address could not be reached.',
  timeout: 'This address took too long to answer.',
  'too-large': 'What this address answers is too large.',
  'cut-off': 'This address ended its answer in the middle.',
  redirects: 'This address leads on to others more often than is allowed.',
}

/** Why an address was not asked, or did not answer. Its message is fit for whoever entered the address. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly reason: OutboundFailure

  constructor(reason: OutboundFailure, cause?: unknown) {
    super(sentences[reason], { cause })
    this.reason = reason
  }
}
