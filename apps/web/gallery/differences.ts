export const themes = ['light', 'dark'] as const
/** Machines draw letters a little differently. */
export const tolerancePx = 3

/** How each sample looked: its size, which the themes share, and its colours in each. */
export type Looks = Record<
  string,
  { size: readonly [number, number] } & Record<(typeof themes)[number], readonly string[]>
>

/** Says what looks different from what was kept, is new, or is gone. */
export function differences(kept: Looks, seen: Looks): string[] {
  const names = [...new Set([...Object.keys(kept), ...Object.keys(seen)])]
  return names.flatMap((name) => {
    const [before, now] = [kept[name], seen[name]]
    if (!before || !now) return [`${name} ${now ? 'is new' : 'is gone'}`]
    return [
      ...(apart(before.size, now.size) > tolerancePx
        ? [`${name}: ${before.size.join('×')} is ${now.size.join('×')}`]
        : []),
      ...themes
        .filter((theme) => before[theme].join() !== now[theme].join())
        .map((theme) => `${name}, ${theme}: ${before[theme].join(', ')} is ${now[theme].join(', ')}`),
    ]
  })
}

/** Answers by how much two sizes differ, in the direction in which they differ more. */
export function apart(a: readonly [number, number], b: readonly [number, number]): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
}
