import { groupsOf, type NumberWords } from './number-words.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '– – twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = ['', 'thousand', 'million', 'billion', 'trillion']
const odd: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const rest = value % 10
  return `${tens[Math.floor(value / 10)] ?? ''}${rest === 0 ? '' : `-${small[rest] ?? ''}`}`
}

/** Makes the numbers of English; between hundreds and the rest the British say "and". */
export function englishNumbers(locale: string): NumberWords {
  const and = /^en-(?:US|CA)$|^en$/i.test(locale) ? ' ' : ' and '
  const belowThousand = (value: number): string => {
    const hundreds = Math.floor(value / 100)
    const rest = value % 100
    if (hundreds === 0) return belowHundred(rest)
    return `${small[hundreds] ?? ''} hundred${rest === 0 ? '' : `${and}${belowHundred(rest)}`}`
  }
  const cardinal = (value: number): string => {
    if (value === 0) return 'zero'
    return groupsOf(value)
      .map(({ group, power }, at) => {
        const last = power === 0 && at > 0 && group < 100 ? `${and.trimStart()}${belowHundred(group)}` : ''
        return last || `${belowThousand(group)} ${scales[power] ?? ''}`.trim()
      })
      .join(' ')
  }
  return {
    cardinal,
    ordinal: (value) => cardinal(value).replace(/[a-z]+$/, (last) => odd[last] ?? `${last.replace(/y$/, 'ie')}th`),
    year(value) {
      const [century, rest] = [Math.floor(value / 100), value % 100]
      if (value < 1100 || value > 2099 || (century % 10 === 0 && rest < 10)) return cardinal(value)
      if (rest === 0) return `${belowHundred(century)} hundred`
      return `${belowHundred(century)} ${rest < 10 ? `oh ${small[rest] ?? ''}` : belowHundred(rest)}`
    },
    digits: (written) => [...written].map((digit) => small[Number(digit)] ?? digit).join(' '),
    decimal: 'point',
    dot: 'point',
    minus: 'minus',
    plus: 'plus',
    to: 'to',
    fractions: {
      '1/2': 'one half',
      '1/3': 'one third',
      '2/3': 'two thirds',
      '1/4': 'one quarter',
      '3/4': 'three quarters',
    },
  }
}
