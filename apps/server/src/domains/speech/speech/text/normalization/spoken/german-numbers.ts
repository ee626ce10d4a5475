import { groupsOf, type NumberWords } from './number-words.ts'

const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = '– – zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const scales = ['', '', 'Million', 'Milliarde', 'Billion']
const oddStems: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' }

/** In front of something else, one is "ein". */
const joined = (value: number): string => (value === 1 ? 'ein' : (small[value] ?? ''))

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const rest = value % 10
  return `${rest === 0 ? '' : `${joined(rest)}und`}${tens[Math.floor(value / 10)] ?? ''}`
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  return `${hundreds === 0 ? '' : `${joined(hundreds)}hundert`}${rest === 0 ? '' : belowHundred(rest)}`
}

/** Says a group of three digits with its power of a thousand. */
function grouped(group: number, power: number): string {
  if (power === 0) return belowThousand(group)
  if (power === 1) return `${belowThousand(group).replace(/eins$/, 'ein')}tausend`
  const scale = scales[power] ?? ''
  return group === 1 ? `eine ${scale}` : `${belowThousand(group)} ${scale}${scale.endsWith('e') ? 'n' : 'en'}`
}

function cardinal(value: number): string {
  if (value === 0) return 'null'
  // From a million on words stand apart; thousands and what follows are one word.
  const parts = groupsOf(value).map(({ group, power }) => ({ words: grouped(group, power), isApart: power > 1 }))
  return parts.map(({ words, isApart }, at) => `${words}${isApart && at < parts.length - 1 ? ' ' : ''}`).join('')
}

function ordinalStem(value: number): string {
  const rest = value % 100
  const stem = oddStems[rest]
  if (stem !== undefined && rest < 20) return `${value === rest ? '' : cardinal(value - rest)}${stem}`
  return `${cardinal(value).replace(/ Millionen$/, 'million')}${rest > 0 && rest < 20 ? 't' : 'st'}`
}

const weak = /(?:^|[^\p{L}])(?:der|die|das|jede[rs]?|diese[rs]?)\s$/iu
const oblique =
  /(?:^|[^\p{L}])(?:am|vom|zum|zur|beim|im|bis|ab|seit|dem|den|des|jedem|jeden|diesem|diesen|einem|einen|ihrem|seinem)\s$/iu

/** The numbers of German. */
export const germanNumbers: NumberWords = {
  cardinal,
  ordinal(value, before) {
    const ending = oblique.test(before) ? 'en' : weak.test(before) ? 'e' : 'er'
    return `${ordinalStem(value)}${ending}`
  },
  year(value) {
    if (value < 1100 || value > 1999) return cardinal(value)
    return `${belowHundred(Math.floor(value / 100))}hundert${value % 100 === 0 ? '' : belowHundred(value % 100)}`
  },
  digits: (written) => [...written].map((digit) => small[Number(digit)] ?? digit).join(' '),
  decimal: 'Komma',
  dot: 'Punkt',
  minus: 'minus',
  plus: 'plus',
  to: 'bis',
  fractions: {
    '1/2': 'ein halb',
    '1/3': 'ein Drittel',
    '2/3': 'zwei Drittel',
    '1/4': 'ein Viertel',
    '3/4': 'drei Viertel',
  },
}
