/** Condenses levels to the highest of each of `count` equal stretches; fewer levels stay as they are. */
export function condenseLevels(levels: readonly number[], count: number): number[] {
  if (levels.length <= count) return [...levels]
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * levels.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / count))
    return Math.max(...levels.slice(from, to))
  })
}
