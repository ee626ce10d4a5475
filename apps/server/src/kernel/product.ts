/** One failure that a caller can be told about, as the product describes it. */
export type DescribedError = {
  readonly status: number
  readonly message: string
  readonly legacyStatus?: string
  readonly type?: string
  /** Whether somebody should look: bugs and outages, never callers' mistakes. */
  readonly reportable?: boolean
}

/**
 * What the product above the kernel says of itself: `src/product.ts` adds the members by declaration merging, and the
 * values by `describeProduct`. The kernel imports none of it.
 */
// Only an interface can be merged into.
export interface Product {
  readonly kernel: 'knows no product'
}

type Said<Key extends string, Otherwise> = Product extends Readonly<Record<Key, infer Value>> ? Value : Otherwise

type Errors = Said<'errors', Readonly<Record<string, DescribedError>>>
/** Codes of the error catalogue. */
export type ErrorCode = keyof Errors & string
/** What the catalogue says of a code. */
export type ErrorEntry = Errors[ErrorCode]
/** Payloads of the facts that travel through the outbox, by name. */
export type Events = Said<'events', Readonly<Record<string, unknown>>>
export type EventName = keyof Events & string
export type EventPayload<Name extends EventName> = Events[Name]
/** Kinds of things that have an id. */
export type IdKind = keyof Said<'ids', Readonly<Record<string, string>>> & string
/** Privileged acts that the audit log knows. */
export type AuditAction = Said<'acts', `${string}.${string}`>
/** What a credential may be limited to. */
export type Permission = Said<'permission', string>

/** One address that the product answers at. */
export type DescribedEndpoint = Said<'endpoint', { readonly method: string; readonly path: string }>

export type ProductFacts = {
  readonly errors: Errors
  /** The prefix of each kind's ids, which tells them apart in a log. */
  readonly idPrefixes: Readonly<Record<IdKind, string>>
  /** Checks the payload of each fact; throws for one that is none. */
  readonly eventSchemas: Readonly<Record<EventName, { parse(payload: unknown): unknown }>>
  /** All that the product answers, by the part of it that does. */
  readonly endpoints: Readonly<Record<string, readonly DescribedEndpoint[]>>
}

let facts: ProductFacts | undefined

/** Tells the kernel what product it carries. Said once, before anything runs. */
export function describeProduct(said: ProductFacts): void {
  facts = said
}

/** Answers what `describeProduct` said; throws while nobody has said it. */
export function productFacts(): ProductFacts {
  if (!facts) throw new Error('Nobody described the product: import product.ts first.')
  return facts
}
