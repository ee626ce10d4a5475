/**
 * Tells whether a text is an ISBN of ten or thirteen digits, by its last one. Hyphens and spaces between digits are those of
 * whoever wrote it.
 */
export function isIsbn(text: string): boolean {
  const digits = text.replaceAll(/[- ]/gu, '').toUpperCase()
  if (/^\d{9}[\dX]$/u.test(digits)) return sumOf(digits, (at) => 10 - at) % 11 === 0
  if (/^97[89]\d{10}$/u.test(digits)) return sumOf(digits, (at) => (at % 2 === 0 ? 1 : 3)) % 10 === 0
  return false
}

function sumOf(digits: string, weightAt: (at: number) => number): number {
  return [...digits].reduce((sum, digit, at) => sum + (digit === 'X' ? 10 : Number(digit)) * weightAt(at), 0)
}
