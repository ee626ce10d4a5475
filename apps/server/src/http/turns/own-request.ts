import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { answerUnreadable } from '../failures/answer-unreadable.ts'
import { goOnLater, mayGoOnNow } from '../../kernel/turns/loop-turn.ts'

const asked = Symbol('asked')
const kept = Symbol('kept')
const tooMany = Symbol('tooMany')
/** A body of more blocks, which are smaller than this on average, comes in crumbs. */
const blocksMax = 32
const crumbBytes = 256
/** A body of more blocks that are smaller still is sent by nobody who wants it read: its connection ends. */
const dustBlocksMax = 4096
const dustBytes = 16

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
  [kept]: Buffer[] | null = null
  #hasEnded = false
  /** Whether more was asked for while something was kept. */
  #isAsked = false
  #blocks = 0
  #bytes = 0
  #isDiscarded = false;
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

  /**
   * Whether Node discards what comes, of which it hands over nothing: it would neither be counted nor stand in line. So it
   * never does, and what nobody takes is discarded by whoever reads on.
   */
  get _dumped(): boolean {
    return false
  }

  set _dumped(_isDumped: boolean) {
    // Node's own constructor and its end of an answer set it.
  }

  /** Discards what still comes of the body of an answered request, and ends its connection at dust. */
  discard(): void {
    this.#isDiscarded = true
    // Whoever was reading has stopped, and would keep it from going on.
    this.unpipe()
    this.resume()
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
   * Takes a block of the body, or null for its end. What comes in a long turn is kept for the next, and so are crumbs, which
   * are handed over together: each costs whoever reads as much as a block. False keeps the connection from being read
   * until then, as it does where whoever reads has enough.
   */
  override push(block: Buffer | null, encoding?: BufferEncoding): boolean {
    if (block !== null && this.#isDust(block)) return false
    if (this[kept] === null && (block === null || (!this.#isCrumb() && mayGoOnNow())))
      return super.push(block, encoding)
    if (this[kept] === null) {
      this[kept] = []
      goOnLater(this.holder(), () => this.#goOn())
    }
    if (block === null) this.#hasEnded = true
    else this[kept].push(block)
    return false
  }

  /** Reads on; while something is kept nothing is read on top of it, but once that was taken. */
  override _read(size: number): void {
    if (this[kept] === null) super._read(size)
    else this.#isAsked = true
  }

  #isCrumb(): boolean {
    return this.#blocks > blocksMax && this.#bytes < this.#blocks * crumbBytes
  }

  #isDust({ length }: Buffer): boolean {
    this.#blocks++
    this.#bytes += length
    if (this.#blocks <= dustBlocksMax || this.#bytes >= this.#blocks * dustBytes) return false
    // What was read with it is still handed over, block after block.
    if (this.socket.writableEnded || this.destroyed) return true
    if (this.#isDiscarded) {
      this.destroy()
      return true
    }
    answerUnreadable(Object.assign(new Error('a body in dust'), { code: 'BODY_IN_DUST' }), this.socket)
    this.socket.destroySoon()
    return true
  }

  #goOn(): void {
    const blocks = this[kept] ?? []
    this[kept] = null
    if (this.destroyed) return
    const isHungry = blocks.length > 0 && super.push(blocks.length === 1 ? blocks[0] : Buffer.concat(blocks))
    if (this.#hasEnded) super.push(null)
    else if (isHungry && this.#isAsked) super._read(0)
    this.#isAsked = false
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
