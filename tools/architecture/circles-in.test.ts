import { expect, test } from 'vitest'
import { circlesIn } from './circles-in.ts'

const FILES = ['a', 'b', 'c', 'd']
const EDGES = FILES.flatMap((from) => FILES.filter((to) => to !== from).map((to) => ({ from, to })))

test('two files are in one circle exactly when each reaches the other: every graph of four files', () => {
  for (let drawn = 0; drawn < 2 ** EDGES.length; drawn += 1) {
    const edges = EDGES.filter((_, at) => (drawn & (1 << at)) > 0)
    const graph = new Map(
      FILES.map((file) => [file, new Set(edges.filter(({ from }) => from === file).map(({ to }) => to))]),
    )
    const circle = circlesIn(graph)
    const wrong = FILES.flatMap((one) => FILES.map((other) => ({ one, other }))).filter(
      ({ one, other }) =>
        (circle.get(one) === circle.get(other)) !== (reaches(graph, one, other) && reaches(graph, other, one)),
    )
    expect({ edges, wrong }).toEqual({ edges, wrong: [] })
  }
})

/** A file reaches itself. */
function reaches(graph: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const met = new Set([from])
  for (const file of met) for (const next of graph.get(file) ?? []) met.add(next)
  return met.has(to)
}
