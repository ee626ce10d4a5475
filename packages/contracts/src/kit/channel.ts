import type { z } from 'zod'
import type { Access, Schema } from './endpoint.ts'

/** A WebSocket route as plain data: what either side may say, in which order it is explained elsewhere. */
export type Channel = {
  readonly id: string
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** The kind of single-use token that opens this channel instead of a credential. */
  readonly singleUseToken?: string
  /** Another name than `single_use_token` that clients give it in the address. */
  readonly tokenName?: string
  readonly params?: Schema
  readonly query?: Schema
  /** Every message a client may send. */
  readonly clientMessage: Schema
  /** Every message the server may send, save for errors, which have the shape of an error body, or what the conversation makes of it. */
  readonly serverMessage: Schema
  readonly errors: readonly string[]
}

/** Declares one WebSocket channel as plain data. */
export function defineChannel<const C extends Channel>(channel: C): C {
  return channel
}

export type ClientMessage<C extends Channel> = z.output<C['clientMessage']>
export type ServerMessage<C extends Channel> = z.input<C['serverMessage']>
type Part<C, K extends string> = C extends Record<K, infer S> ? (S extends Schema ? z.output<S> : unknown) : unknown
export type ChannelInput<C extends Channel> = Part<C, 'params'> & Part<C, 'query'>
