import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from '../kernel/client.ts'
import { isOnThisMachine } from './is-on-this-machine.ts'

const userAgentCharactersMax = 300

/** A class, because one is made for every request and hardly any is ever asked. */
export class RequestClient implements Client {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply | undefined

  /** Sockets have been answered before anybody speaks: they come without a reply. */
  constructor(request: FastifyRequest, reply?: FastifyReply) {
    this.#request = request
    this.#reply = reply
  }

  get address(): string {
    return this.#request.ip
  }

  get userAgent(): string {
    return (this.header('user-agent') ?? '').slice(0, userAgentCharactersMax)
  }

  get isOnThisMachine(): boolean {
    return isOnThisMachine(this.#request)
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }

  tell(name: string, value: string): void {
    const reply = this.#reply
    if (!reply || reply.raw.headersSent) return
    const told = String(reply.getHeader(name) ?? '')
      .split(', ')
      .filter(Boolean)
    if (!told.includes(value)) reply.header(name, [...told, value].join(', '))
  }
}
