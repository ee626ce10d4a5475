import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { goOnLater, turnIsLong } from '../../kernel/turns/loop-turn.ts'

const partBytesMin = 4096
const partBytesMax = 65_536
/** So little is given at once, as nearly every request is: it would wait twice, for itself and for its request. */
const smallBytes = 1024
/** What took longer is given in smaller parts from then on. */
const partMs = 0.5

/** What Node's HTTP server says of a connection on which more was answered than its client has read. */
type Answering = Socket & { readonly _paused?: boolean }

/**
 * Gives Node's parser what connections sent in parts, none once the turn of the loop is long: a block of 64 KB has room for ten
 * thousand chunks of one byte, each of which is a call and an object, and hundreds of connections are read in one poll.
 * A connection that is paused, for whatever reason, is given nothing.
 */
export function readInParts(server: Server, holderOf: (socket: Socket) => string): void {
  const readers = new WeakMap<object, PartReader>()
  server.on('connection', (socket: Socket) => {
    // Node's own listener. What listens in its place also keeps the parser from reading the connection by itself.
    const [parse] = socket.listeners('data') as ((block: Buffer) => void)[]
    if (!parse) return
    socket.removeListener('data', parse)
    readers.set(socket, new PartReader(socket, parse, () => holderOf(socket)))
  })
  server.prependListener('upgrade', (_request, socket) => readers.get(socket)?.leave())
}

class PartReader {
  readonly #socket: Answering
  readonly #parse: (part: Buffer) => void
  readonly #holder: () => string
  #partBytes = partBytesMin
  /** What came and was not given to the parser yet. */
  #rest: Buffer | undefined
  #isInLine = false
  /** Whether its turn has come: one part is given, however long the turn is. */
  #isNext = false

  constructor(socket: Socket, parse: (part: Buffer) => void, holder: () => string) {
    this.#socket = socket
    this.#parse = parse
    this.#holder = holder
    socket.on('data', this.#take)
    socket.on('resume', this.#resumed)
  }

  /** Another protocol begins: what of it came already is put back, and whoever speaks it reads on. */
  leave(): void {
    this.#socket.removeListener('data', this.#take)
    this.#socket.removeListener('resume', this.#resumed)
    const rest = this.#rest
    this.#rest = undefined
    if (rest && !this.#socket.destroyed) this.#socket.unshift(rest)
  }

  readonly #take = (block: Buffer): void => {
    this.#rest = this.#rest ? Buffer.concat([this.#rest, block]) : block
    this.#giveParts()
  }

  readonly #resumed = (): void => {
    if (this.#isInLine || this.#socket._paused) this.#socket.pause()
    else if (this.#rest) this.#giveParts()
  }

  #giveParts(): void {
    while (this.#rest && !this.#socket.destroyed) {
      if (this.#isInLine || this.#socket._paused) return void this.#socket.pause()
      if (this.#socket.isPaused()) return
      if (!this.#isNext && this.#rest.length > smallBytes && turnIsLong()) return this.#standInLine()
      this.#isNext = false
      this.#givePart(this.#rest)
    }
    this.#rest = undefined
  }

  #givePart(rest: Buffer): void {
    const part = rest.length <= this.#partBytes ? rest : rest.subarray(0, this.#partBytes)
    this.#rest = part === rest ? undefined : rest.subarray(part.length)
    const beganMs = performance.now()
    this.#parse(part)
    const isCheap = performance.now() - beganMs < partMs
    if (!isCheap) this.#partBytes = Math.max(partBytesMin, this.#partBytes / 2)
    else if (part !== rest) this.#partBytes = Math.min(partBytesMax, this.#partBytes * 2)
  }

  #standInLine(): void {
    this.#isInLine = true
    this.#socket.pause()
    goOnLater(this.#holder(), () => {
      this.#isInLine = false
      this.#isNext = true
      this.#socket.resume()
    })
  }
}
