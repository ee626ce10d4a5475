/**
 * Says how well a command fits what was typed: 0 when some word of it is nowhere in `texts`, 1 when it begins
 * the first text (its title), less when its words begin others, least when they stand inside them.
 */
export function matchScore(texts: readonly string[], typed: string): number {
  const words = plain(typed).split(/\s+/u).filter(Boolean)
  const [title = '', ...rest] = texts.map(plain)
  const all = [title, ...rest].join(' ')
  if (!words.every((word) => all.includes(word))) return 0
  if (title.startsWith(words.join(' '))) return 1
  const begins = words.every((word) => ` ${all}`.includes(` ${word}`))
  return begins ? 0.8 : 0.4
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
}
