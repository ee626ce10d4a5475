/** A limit as it is kept: null is without one. */
export function limitOf(limit: number | 'unlimited' | null): number | null {
  return limit === 'unlimited' ? null : limit
}
