/** Joins neighbouring levels until there are so many, the loudest standing for its neighbours. */
export function pooledLevels(levels: readonly number[], count: number): number[] {
  if (levels.length <= count) return [...levels]
  return Array.from({ length: count }, (_, at) => {
    const stretch = levels.slice(
      Math.floor((at * levels.length) / count),
      Math.floor(((at + 1) * levels.length) / count),
    )
    return Math.max(...stretch)
  })
}
