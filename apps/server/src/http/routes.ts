import type {
  Address,
  Answer,
  Channel,
  ChannelInput,
  ClientMessage,
  Endpoint,
  Input,
  ServerMessage,
} from '@vireo/contracts/kit'
import type { ByteAnswer } from '../kernel/byte-stream.ts'
import type { AppError } from '../kernel/errors.ts'
import type { FullContext } from '../ports/ports.ts'
import type { Audited } from './declared/audited.ts'
import type { ErrorAnswer } from './failures/error-shapes.ts'
import type { Credentials } from './authenticate.ts'

/** An endpoint and what answers it, with the types rubbed off. */
export type Binding = {
  readonly endpoint: Endpoint
  readonly run: (ctx: FullContext, input: never) => Promise<unknown>
  /** Absent for answers made of bytes. */
  readonly present?: (result: never, ctx: FullContext) => unknown
  readonly extras?: BindingExtras<never, never, never>
  /** What it writes into the audit log. Absent for endpoints that only read. */
  readonly audit?: Audited
}

export type BindingExtras<In, R, Place = unknown> = {
  /**
   * Refuses by what is known before the body is read: a plan without the feature, a voice that is somebody else's. The
   * operation asks again; this spares everybody a body that is sent in vain.
   */
  readonly beforeBody?: (ctx: FullContext, place: Place) => Promise<unknown>
  /** Answers what was refused, by `beforeBody` or for its form, where people read answers as pages. */
  readonly refused?: (ctx: FullContext, place: Place, refusal: AppError) => Promise<ByteAnswer>
  /** Response headers that the result decides; a cookie may have to go back as it came. */
  readonly headers?: (
    result: R,
    ctx: FullContext,
    credentials: Credentials,
  ) => Readonly<Record<string, string | string[]>>
  /** Tells whether an answer comes before its work is done, where the contract has a status for that. */
  readonly isUnfinished?: (result: R) => boolean
  /** The same answer for clients of the OpenAI API, where its path is theirs as well. */
  readonly forOpenAi?: (result: R) => unknown
  /**
   * Idempotent endpoints: finds what the request with this id recorded, so that a repeat (also after a crash)
   * gets it again instead of doing it again. Without it the JSON answer itself is kept.
   */
  readonly replay?: (ctx: FullContext, requestId: string, input: In) => Promise<R | undefined>
}

/** A channel and what speaks on it. */
export type ChannelBinding = {
  readonly channel: Channel
  readonly converse: (ctx: FullContext, input: never, socket: ChannelSocket<never, never>) => Promise<void>
  /** How its clients are told of a failure, where they do not read the shape of an error body. */
  readonly presentFailure?: PresentFailure
}

/** Makes the last message of a socket out of what a request would be answered with. */
export type PresentFailure = (answer: ErrorAnswer) => Readonly<Record<string, unknown>>

/** One side of a socket conversation; both directions are checked against the contract. */
export type ChannelSocket<In, Out> = {
  /** Ends when the client closes or leaves. Throws AppError for a message that breaks the contract. */
  readonly messages: AsyncIterable<In>
  /** Waits while the client is far behind. */
  send(message: Out): Promise<void>
  readonly signal: AbortSignal
}

type JsonEndpoint = Endpoint & { readonly success: { readonly schema: unknown } }
type ByteEndpoint = Endpoint &
  ({ readonly success: { readonly bytes: unknown } } | { readonly success: { readonly lines: unknown } })

/** A writing endpoint says what it writes into the audit log, or why nothing; one that reads may. */
type Extras<E extends Endpoint, R> = E extends { readonly method: 'GET' }
  ? [extras?: BindingExtras<Input<E>, R, Address<E>> & { readonly audit?: Audited }]
  : [extras: BindingExtras<Input<E>, R, Address<E>> & { readonly audit: Audited }]

type On = {
  <E extends ByteEndpoint>(
    endpoint: E,
    run: (ctx: FullContext, input: Input<E>) => Promise<ByteAnswer>,
    ...extras: Extras<E, ByteAnswer>
  ): void
  <E extends JsonEndpoint, R>(
    endpoint: E,
    run: (ctx: FullContext, input: Input<E>) => Promise<R>,
    present: (result: NoInfer<R>, ctx: FullContext) => Answer<E>,
    ...extras: Extras<E, NoInfer<R>>
  ): void
}

type AnyExtras = NonNullable<Binding['extras']> & Pick<Binding, 'audit'>

type OnChannel = <C extends Channel>(
  channel: C,
  converse: (
    ctx: FullContext,
    input: ChannelInput<C>,
    socket: ChannelSocket<ClientMessage<C>, ServerMessage<C>>,
  ) => Promise<void>,
  extras?: Pick<ChannelBinding, 'presentFailure'>,
) => void

/** Collects a slice's routes, which read as a table: endpoint → operation → presenter. */
export function defineRoutes(list: (on: On) => void): readonly Binding[] {
  const bindings: Binding[] = []
  const on = (endpoint: Endpoint, run: Binding['run'], third?: Binding['present'] | AnyExtras, fourth?: AnyExtras) => {
    const present = typeof third === 'function' ? third : undefined
    const { audit, ...extras } = (typeof third === 'function' ? fourth : third) ?? {}
    bindings.push({ endpoint, run, ...(present && { present }), extras, ...(audit && { audit }) })
  }
  list(on as On)
  return bindings
}

/** Collects a slice's sockets, which read as a table: channel → conversation. */
export function defineChannels(list: (on: OnChannel) => void): readonly ChannelBinding[] {
  const bindings: ChannelBinding[] = []
  list((channel, converse, extras) =>
    bindings.push({ channel, converse: converse as ChannelBinding['converse'], ...extras }),
  )
  return bindings
}
