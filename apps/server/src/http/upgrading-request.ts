import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

const asked = Symbol('asked')

/**
 * A request whose offer to go on in another protocol counts where that is WebSocket alone. Any other offer (clients in
 * Java make one for HTTP/2 with every request) is ignored, and the request answered as it is: RFC 9110, section 7.8.
 * What such a client sends behind it without waiting for the answer is lost: Node's parser stops reading there.
 * Node sets `upgrade` before the headers, and reads it when they are there, to decide who answers.
 */
export class UpgradingRequest extends IncomingMessage {
  declare [asked]: boolean | null

  constructor(socket: Socket) {
    super(socket)
    this[asked] ??= null
  }

  get upgrade(): boolean | null {
    return this[asked] && (this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket')
  }

  set upgrade(value: boolean | null) {
    this[asked] = value
  }
}
