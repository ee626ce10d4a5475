import type { Billing, Effect, Invoice, Step, Subscription } from './state.ts'

type Fields = { -readonly [K in keyof Billing]: Billing[K] }

/** A state on its way to the next one. Lives for one step; nobody outside of the engine sees it. */
export type Draft = Fields & {
  /** Keeps an invoice in its present state, among the open or the settled ones. */
  put(invoice: Invoice): void
  tell(kind: Effect['kind']): void
  /** Changes the subscription, if there is one. */
  update(change: Partial<Subscription>): void
  finish(): Step
}

/** Begins a step at an instant; time never runs backwards. */
export function draftOf(billing: Billing, now: number): Draft {
  const invoices = new Map<number, Invoice>()
  const effects: Effect[] = []
  const draft: Draft = {
    ...billing,
    now: Math.max(billing.now, now),
    put(invoice) {
      invoices.set(invoice.number, invoice)
      const others = draft.open.filter(({ number }) => number !== invoice.number)
      draft.open = invoice.status === 'open' ? [...others, invoice] : others
    },
    tell(kind) {
      effects.push({ at: draft.now, kind })
    },
    update(change) {
      if (draft.subscription) draft.subscription = { ...draft.subscription, ...change }
    },
    finish() {
      const { put: _put, tell: _tell, update: _update, finish: _finish, ...next } = draft
      return { billing: { ...next, version: billing.version + 1 }, invoices: [...invoices.values()], effects }
    },
  }
  return draft
}
