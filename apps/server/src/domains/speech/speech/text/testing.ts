import fc from 'fast-check'

const words =
  'hello world Dr. Mr. i.e. 3.50 1,000 10:30 U.S. the naïve don’t Straße coöperate привет їжак съвсем ΓΕΙΑ שלום مرحبا پنیر नमस्ते தமிழ் こんにちは 東京 你好 안녕하세요 สวัสดี Ꭰ'
const marks =
  '. , ; : — … ! ? ... ?! 。 、 ！ ？ । ؟ " “ ” ( ) « » - & < > [ ] # % € 😀 👨‍👩‍👧 1️⃣ 🇩🇪 ™ → ﬁ ＡＢ ﾊﾟ ½ e\u0301 \u00ad \ufeff \u200d'
const spaces = [' ', ' ', ' ', '\n', '\r\n', '\n\n', '\t', '\u00a0', '\u0007', '']
const tags = [
  '<break time="1.5s"/>',
  '<break strength="weak" />',
  '<break time="0s"/>',
  '[pause]',
  '[pause 2s]',
  '[laughs]',
  '<speak>',
  '</p>',
]

const fragment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words.split(' ')) },
  { weight: 3, arbitrary: fc.constantFrom(...marks.split(' ')) },
  { weight: 1, arbitrary: fc.constantFrom(...tags) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)

/** Texts in many scripts with markup, emoji, odd spacing and arbitrary Unicode; for property tests. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .array(fc.tuple(fragment, fc.constantFrom(...spaces)), { maxLength: 60, size: 'medium' })
  .map((parts) => parts.flat().join(''))

/** Hostile texts: one fragment over and over, as long as asked. */
export function repeated(unit: string, length: number): string {
  return `x${unit.repeat(Math.ceil(length / unit.length))}`
}

export const hostileUnits: readonly string[] = [
  'a',
  '!',
  '. ',
  'Mr. ',
  'A. ',
  '<',
  '[',
  '<break ',
  '<p a="',
  '<p   ',
  '\n',
  '\u0301',
  '\u{1E944}',
  '漢',
  '😀',
  '\u1100',
  'aя',
  '"',
  ', ',
  'Ꭰ',
  'क्',
  '& ',
  'か。',
]

/**
 * How much longer ten times the input takes: about 10 when time is linear, 100 when quadratic. The
 * smallest of several measurements, because a busy machine spoils one or two but not all.
 */
export function growthFactor(work: (length: number) => unknown): number {
  const cpuMicros = (length: number) => {
    const before = process.cpuUsage()
    work(length)
    const spent = process.cpuUsage(before)
    return spent.user + spent.system
  }
  let smallest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 6 && smallest > 20; attempt++) {
    const short = Math.max(500, cpuMicros(4000))
    smallest = Math.min(smallest, cpuMicros(40_000) / short)
  }
  return smallest
}
