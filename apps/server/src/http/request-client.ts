import type { FastifyRequest } from 'fastify'
import type { Client } from '../kernel/client.ts'

const userAgentCharactersMax = 300

/** A class, because one is made for every request and hardly any is ever asked. */
export class RequestClient implements Client {
  readonly #request: FastifyRequest

  constructor(request: FastifyRequest) {
    this.#request = request
  }

  get address(): string {
    return this.#request.ip
  }

  get userAgent(): string {
    return (this.header('user-agent') ?? '').slice(0, userAgentCharactersMax)
  }

  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
}
