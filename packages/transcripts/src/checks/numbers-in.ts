const numbers = /\p{Nd}+(?:[.,'’٬٫\u00a0\u202f]\p{Nd}+)*/gu

/** Lists the numbers of a text as bare digits, however a language writes and groups them: 1,000.5 and 1.000,5 are the same. */
export function numbersIn(text: string): string[] {
  return [...text.matchAll(numbers)].map(([number]) => [...number].map(digitOf).join(''))
}

function digitOf(character: string): string {
  if (!/\p{Nd}/u.test(character)) return ''
  // Digits of a script stand in a row, the zero first; scripts begin where the code point before is no digit.
  let zero = character.codePointAt(0) ?? 0
  const own = zero
  while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(own - zero)
}

/** Answers which numbers of a text another lacks, and which only the other has. */
export function differingNumbers(
  source: string,
  target: string,
): { readonly missing: readonly string[]; readonly added: readonly string[] } {
  const added = numbersIn(target)
  const missing = numbersIn(source).filter((number) => {
    const at = added.indexOf(number)
    if (at >= 0) added.splice(at, 1)
    return at < 0
  })
  return { missing, added }
}
