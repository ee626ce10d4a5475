/** Counts the groups of things that need each other in a circle; `needs` answers what one of them needs. */
export function cyclesOf(all: readonly string[], needs: (one: string) => readonly string[]): number {
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  let cycles = 0

  /** Tarjan's walk: what cannot reach anything earlier closes a group. */
  function walk(one: string): number {
    const own = number.size
    number.set(one, own)
    lowest.set(one, own)
    open.push(one)
    isOpen.add(one)
    for (const needed of needs(one)) {
      const reached = number.has(needed) ? (isOpen.has(needed) ? number.get(needed) : undefined) : walk(needed)
      lowest.set(one, Math.min(lowest.get(one) ?? own, reached ?? own))
    }
    if (lowest.get(one) === own) cycles += closedGroup(one) > 1 ? 1 : 0
    return lowest.get(one) ?? own
  }

  function closedGroup(first: string): number {
    const group = open.splice(open.indexOf(first))
    for (const one of group) isOpen.delete(one)
    return group.length
  }

  for (const one of all) if (!number.has(one)) walk(one)
  return cycles
}
