/** Answers a list with one of it at another place; the same list where there is no such place, or nothing moves. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || [from, to].some((at) => at < 0 || at >= list.length)) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}
