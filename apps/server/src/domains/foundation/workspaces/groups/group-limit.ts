/** Converts a group's limit to its stored form, where null is unlimited. */
export function limitOf(limit: number | 'unlimited' | null): number | null {
  return limit === 'unlimited' ? null : limit
}
