import type { AuditAction } from '../../kernel/product.ts'

/** Sorts of reasons for an endpoint that writes to leave nothing in the audit log, as operators read them. */
export const unauditedKinds = {
  'reads only': 'Changes nothing; its question is sent as a body.',
  'made content': 'Makes or changes what people work on, which is there to be seen.',
  'own preference': 'How the product looks, speaks or writes to the one who asks.',
  'own session': 'A session or a moment’s token of the one who asks, with no more power than they have.',
  'written later': 'The act happens later and is written down then.',
  'kept elsewhere': 'Is kept in records of its own.',
  bookkeeping: 'A note of the product’s that gives nobody anything.',
} as const

export type UnauditedKind = keyof typeof unauditedKinds

/** Why an endpoint that writes leaves nothing in the audit log. */
export type Unaudited = { readonly kind: UnauditedKind; readonly reason: string }

/** The acts that an endpoint may write down, or why it writes none. */
export type Audited = AuditAction | readonly AuditAction[] | Unaudited

/** Declares why an endpoint writes nothing into the audit log: the kind of reason, and the reason here. */
export function unaudited(kind: UnauditedKind, reason: string): Unaudited {
  return { kind, reason }
}

/** Lists the acts that an endpoint declares; none if it gives a reason instead or only reads. */
export function actsOf(audit: Audited | undefined): readonly AuditAction[] {
  if (audit === undefined) return []
  if (typeof audit === 'string') return [audit]
  return 'kind' in audit ? [] : audit
}

/** Formats the name of an act of an endpoint: `POST /v1/things things.created`. */
export function actName({ method, path }: { readonly method: string; readonly path: string }, act: string): string {
  return `${method} ${path} ${act}`
}
