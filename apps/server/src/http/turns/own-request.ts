import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { goOnLater, mayGoOnNow } from '../../kernel/loop-turn.ts'

const asked = Symbol('asked')
const kept = Symbol('kept')
const tooMany = Symbol('tooMany')

/**
 * A request as this server reads it. What comes of its body while a turn of the loop is long already is taken in the
 * next: a hundred uploads have a hundred blocks at hand at once.
 *
 * An offer to go on in another protocol counts where that is WebSocket alone. Any other offer (clients in
 * Java make one for HTTP/2 with every request) is ignored, and the request answered as it is: RFC 9110, section 7.8.
 * What such a client sends behind it without waiting for the answer is lost: Node's parser stops reading there.
 * Node sets `upgrade` before the headers, and reads it when they are there, to decide who answers.
 *
 * A request that its connection has no room for says that it is an upgrade, whatever it asks for: that alone keeps
 * Node's parser from going on through what it has read, which it does even after its connection was destroyed.
 */
export class OwnRequest extends IncomingMessage {
  declare [asked]: boolean | null;
  [kept]: unknown[] | null = null;
  [tooMany] = false

  constructor(socket: Socket) {
    super(socket)
    this[asked] ??= null
  }

  /** Whether nobody answers it, as its connection has too many already. */
  get isTooMany(): boolean {
    return this[tooMany]
  }

  get upgrade(): boolean | null {
    if (this[tooMany]) return true
    return this[asked] && (this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket')
  }

  set upgrade(value: boolean | null) {
    this[asked] = value
  }

  /** Names in whose line the blocks of its body stand. */
  protected holder(): string {
    return this.socket.remoteAddress ?? ''
  }

  /** Tells whether something of its body has come, and waits for this server and not for whoever sends it. */
  get hasUnread(): boolean {
    return this[kept] !== null || this.readableLength > 0
  }

  /**
   * Takes a block of the body, or null for its end. What comes in a long turn is kept for the next; false keeps the connection
   * from being read until then, as it does where whoever reads has enough.
   */
  override push(block: unknown, encoding?: BufferEncoding): boolean {
    if (this[kept] === null && (block === null || mayGoOnNow())) return super.push(block, encoding)
    if (this[kept] !== null) {
      this[kept].push(block)
      return false
    }
    this[kept] = [block]
    this.#goOnLater()
    return false
  }

  #goOnLater(): void {
    goOnLater(this.holder(), () => this.#goOn())
  }

  #goOn(): void {
    const blocks = this[kept] ?? []
    if (!this.destroyed) super.push(blocks.shift())
    if (blocks.length > 0 && !this.destroyed) this.#goOnLater()
    else this[kept] = null
  }
}

/** Creates the class of requests whose bodies are read in the turns of their sender, on connections that fill up. */
export function ownRequest(
  holderOf: (request: IncomingMessage) => string,
  isFull: (socket: Socket) => boolean,
): typeof OwnRequest {
  return class extends OwnRequest {
    constructor(socket: Socket) {
      super(socket)
      this[tooMany] = isFull(socket)
    }

    protected override holder(): string {
      return holderOf(this)
    }
  }
}
