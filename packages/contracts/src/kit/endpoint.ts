import type { z } from 'zod'
import type { Permission } from './permissions.ts'

export type Schema = z.ZodType

/**
 * Who may call. There is no default on purpose.
 * `public` – anybody. `session` – the browser's session cookie, nothing else (sign-out, token refresh).
 * `signed-in` – any valid credential. `{ scope }` – a credential that carries this permission.
 */
export type Access = 'public' | 'session' | 'signed-in' | { readonly scope: Permission }

/** A request that arrives as multipart/form-data: plain fields by schema, files by field name. */
export type Multipart = {
  readonly fields: Schema
  readonly files: Readonly<
    Record<string, { readonly maxCount: number; readonly maxBytes: number; readonly required?: boolean }>
  >
  /** All plain fields together in bytes; what the schema could accept, and at most 256 KiB, otherwise. */
  readonly fieldBytes?: number
  /** How many plain fields there may be; some more than the schema has, and at most 50, otherwise. */
  readonly fieldCount?: number
}

/** What a caller gets when all went well. */
export type Success =
  | {
      readonly status: 200 | 201 | 202
      readonly schema: Schema
      /** The status of an answer that comes before the work is done. */
      readonly unfinished?: 202
    }
  /** Nothing is said; the schema is `Nothing`. */
  | { readonly status: 204; readonly schema: Schema }
  | { readonly status: 200; readonly bytes: readonly string[] }
  | { readonly status: 200; readonly lines: Schema }

export type Endpoint = {
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly multipart?: Multipart
  /** The body reaches the operation as the bytes that came, whatever their type, as `rawBody`: their signature counts. */
  readonly raw?: boolean
  /** Whether an absent body is read as `{}`. */
  readonly bodyOptional?: boolean
  readonly success: Success
  /** Codes of the error catalogue that this endpoint itself may answer with. */
  readonly errors: readonly string[]
  /** Creates or spends: an `Idempotency-Key` makes repeats answer what the first one answered. */
  readonly idempotent?: boolean
  /** Largest request body in bytes; the server's default (1 MiB) otherwise. */
  readonly maxBodyBytes?: number
  /** Most brackets that open, commas and colons in a JSON body; the server's default (6,000) otherwise. */
  readonly maxBodyMarks?: number
  readonly deprecated?: boolean
  /**
   * Whose clients read the failures: `openai` adds an `error` as that API's clients know it, `flat` adds
   * `error` and `message` beside `detail` of a 400.
   */
  readonly errorShape?: 'openai' | 'flat'
  /** A public endpoint that listens to a credential where one is offered: who asks makes a difference. */
  readonly hearsCredentials?: boolean
  /**
   * Serves what people made or uploaded to whoever has its address: it stands on the origin of contents, where the operator
   * named one, and everything else does not.
   */
  readonly servesContent?: boolean
  /** The kind of single-use token that opens this endpoint instead of a credential, for pages that must not hold a key. */
  readonly singleUseToken?: string
  /** Another name than `single_use_token` that clients give it in the address. */
  readonly tokenName?: string
  /** Answers also people who must set up a second factor before anything else. */
  readonly duringSetUp?: boolean
}

/** Declares one HTTP endpoint as plain data, so server, client and documentation cannot disagree about it. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

type Part<E, K extends string> = E extends Record<K, infer S> ? (S extends Schema ? z.output<S> : unknown) : unknown
type PartIn<E, K extends string> = E extends Record<K, infer S> ? (S extends Schema ? z.input<S> : unknown) : unknown
/** What path and query of an endpoint say. */
export type Address<E> = Part<E, 'params'> & Part<E, 'query'>

type Fields<E> = E extends { multipart: { fields: infer S } } ? (S extends Schema ? z.output<S> : unknown) : unknown
type FieldsIn<E> = E extends { multipart: { fields: infer S } }
  ? S extends Schema
    ? FormIn<z.input<S>>
    : unknown
  : unknown
/** A form without fields forbids nothing else; zod reads it as an object that has no member at all. */
type FormIn<T> = [keyof T] extends [never] ? unknown : string extends keyof T ? unknown : T
type Raw<E> = E extends { raw: true } ? { readonly rawBody: Uint8Array } : unknown
type Files<E> = E extends { multipart: { files: infer F } }
  ? { files: { [K in keyof F]: readonly UploadedFile[] } }
  : unknown

/** A file that was received whole and lies on disk until the request ends. */
export type UploadedFile = {
  readonly fieldName: string
  /** As the client sent it: hostile until checked, never used as a path. */
  readonly fileName: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** Of its content, in hexadecimal: what makes two uploads the same. */
  readonly sha256: string
  readonly path: string
}

/** What an operation receives: path parameters, query and body merged into one flat, validated object. */
export type Input<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  Fields<E> &
  Files<E> &
  Raw<E>
/** What a caller supplies, before defaults are applied. */
export type CallInput<E extends Endpoint> = PartIn<E, 'params'> & PartIn<E, 'query'> & PartIn<E, 'body'> & FieldsIn<E>
/** What a caller gets. Bytes and lines are read as a stream. */
export type Output<E extends Endpoint> = E['success'] extends { schema: infer S extends Schema }
  ? z.output<S>
  : E['success'] extends { lines: infer L extends Schema }
    ? AsyncIterable<z.output<L>>
    : ReadableStream<Uint8Array>
/** What a presenter must produce; the wire shape before the schema's defaults. */
export type Answer<E extends Endpoint> = E['success'] extends { schema: infer S extends Schema } ? z.input<S> : never
