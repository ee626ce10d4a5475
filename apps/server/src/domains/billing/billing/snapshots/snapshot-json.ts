import type { ProviderInvoice, ProviderSnapshot } from '#ports/billing-provider.ts'

/** A type as `JSON.stringify` writes it, with instants as text. */
type Written<T> = T extends Date
  ? string
  : T extends string
    ? T
    : T extends object
      ? { readonly [K in keyof T]: Written<T[K]> }
      : T

export type WrittenSnapshot = Written<ProviderSnapshot>

/** Revives the dates of a snapshot that was stored as JSON. Only this product writes them, so the shape is trusted. */
export function reviveSnapshot(written: WrittenSnapshot): ProviderSnapshot {
  const { period, pending, discount, nextInvoice, openInvoices } = written
  return {
    ...written,
    asOf: new Date(written.asOf),
    period: period && { startsAt: new Date(period.startsAt), endsAt: new Date(period.endsAt) },
    pending: pending && { ...pending, at: new Date(pending.at) },
    discount: discount && { ...discount, endsAt: instant(discount.endsAt) },
    nextInvoice: nextInvoice && reviveInvoice(nextInvoice),
    openInvoices: openInvoices.map(reviveInvoice),
  }
}

function reviveInvoice(written: Written<ProviderInvoice>): ProviderInvoice {
  return {
    ...written,
    createdAt: new Date(written.createdAt),
    nextPaymentAttemptAt: instant(written.nextPaymentAttemptAt),
    periodStartsAt: instant(written.periodStartsAt),
    periodEndsAt: instant(written.periodEndsAt),
  }
}

function instant(written: string | null): Date | null {
  return written === null ? null : new Date(written)
}
