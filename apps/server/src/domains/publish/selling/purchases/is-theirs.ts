import type { SaleRow } from '../tables.ts'

/** Tells whether whoever bought a work hears it: it is paid, and neither given back whole nor taken back by a bank. */
export function isTheirs({
  state,
  paid_minor: paid,
  refunded_minor: refunded,
  disputed_minor: disputed,
}: SaleRow): boolean {
  return state === 'paid' && refunded < paid && disputed === 0
}
