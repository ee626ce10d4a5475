type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Finds circles of imports: files get the same number when each reaches the other (Tarjan's strongly connected
 * components, without recursion because chains are long).
 */
export function circlesIn(graph: Graph): Map<string, number> {
  const circle = new Map<string, number>()
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  for (const start of graph.keys()) if (!order.has(start)) visit(start)
  return circle

  function visit(start: string): void {
    const path = [enter(start)]
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { value: next, done } = step.rest.next()
      if (done) {
        path.pop()
        leave(step.file, path.at(-1)?.file)
      } else if (!order.has(next)) {
        path.push(enter(next))
      } else if (!circle.has(next)) {
        lower(step.file, order.get(next) ?? 0)
      }
    }
  }

  function enter(file: string) {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    open.push(file)
    return { file, rest: (graph.get(file) ?? new Set<string>()).values() }
  }

  function leave(file: string, over: string | undefined): void {
    const low = lowest.get(file) ?? 0
    if (over !== undefined) lower(over, low)
    if (low !== order.get(file)) return
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      circle.set(member, low)
      if (member === file) return
    }
  }

  function lower(file: string, to: number): void {
    lowest.set(file, Math.min(lowest.get(file) ?? to, to))
  }
}
