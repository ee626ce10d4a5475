/** What the International Phonetic Alphabet says of a sound, as places on its chart. */
export type SoundFeatures =
  | {
      readonly kind: 'consonant'
      /** From the lips (0) to the glottis (10). */
      readonly place: number
      readonly manner: number
      readonly voiced: boolean
    }
  | { readonly kind: 'vowel'; readonly height: number; readonly backness: number; readonly rounded: boolean }

/** Rows of the consonants: how a sound is made, and at each place the voiceless and the voiced one; `-` is none. */
const consonantRows: readonly (readonly [manner: number, row: string])[] = [
  [0, 'pb -- -- td -- ʈɖ cɟ kɡ qɢ -- ʔ-'],
  [0.4, '-ɓ -- -- -ɗ -- -- -ʄ -ɠ -ʛ -- --'],
  [1, '-m -ɱ -- -n -- -ɳ -ɲ -ŋ -ɴ -- --'],
  [2, '-ʙ -- -- -r -- -- -- -- -ʀ -- --'],
  [2.3, '-- -ⱱ -- -ɾ -- -ɽ -- -- -- -- --'],
  [4, 'ɸβ fv θð sz ʃʒ ʂʐ çʝ xɣ χʁ ħʕ hɦ'],
  [4.2, '-- -- -- -- ɕʑ -- -- ɧ- -- -- --'],
  [5, '-- -- -- ɬɮ -- -- -- -- -- -- --'],
  [6, 'ʍw -ʋ -- -ɹ -- -ɻ -j -ɰ -- -- --'],
  [6.2, '-- -- -- -- -- -- -ɥ -- -- -- --'],
  [7, '-- -- -- -l -ɺ -ɭ -ʎ -ʟ -- -- --'],
  [7.1, '-- -- -- -- -- -- -- -ɫ -- -- --'],
  [9, 'ʘ- -- ǀ- ǃ- ǂ- -- ǁ- -- -- -- --'],
]

/** Rows of the vowels from closed to open, and at each place the unrounded and the rounded one. */
const vowelRows: readonly (readonly [height: number, row: string])[] = [
  [0, 'iy ɨʉ ɯu'],
  [0.8, 'ɪʏ -- -ʊ'],
  [2, 'eø ɘɵ ɤo'],
  [3, '-- ə- --'],
  [3.1, '-- ɚ- --'],
  [4, 'ɛœ ɜɞ ʌɔ'],
  [4.1, '-- ɝ- --'],
  [5, 'æ- ɐ- --'],
  [6, 'aɶ -- ɑɒ'],
]

function* lettersOf(row: string): Generator<{ letter: string; column: number; second: boolean }> {
  for (const [column, pair] of row.split(' ').entries())
    for (const [at, letter] of [...pair].entries()) if (letter !== '-') yield { letter, column, second: at === 1 }
}

function readChart(): Map<string, SoundFeatures> {
  const chart = new Map<string, SoundFeatures>()
  for (const [manner, row] of consonantRows)
    for (const { letter, column, second } of lettersOf(row))
      chart.set(letter, { kind: 'consonant', place: column, manner, voiced: second })
  for (const [height, row] of vowelRows)
    for (const { letter, column, second } of lettersOf(row))
      chart.set(letter, { kind: 'vowel', height, backness: column * 2, rounded: second })
  return chart
}

/** Every letter of the phonetic alphabet with its place on the chart. */
export const soundChart: ReadonlyMap<string, SoundFeatures> = readChart()

/** Tells whether a letter of the phonetic alphabet is a vowel. */
export function isVowelLetter(letter: string): boolean {
  return soundChart.get(letter)?.kind === 'vowel'
}

/** What ears of many languages take for the same sound, ahead of what the chart says. */
const alike: Readonly<Record<string, string>> = {
  r: 'ɹɾ',
  ɹ: 'rɾ',
  ɻ: 'ɹr',
  ʁ: 'ʀɹr',
  ʀ: 'ʁrɹ',
  ɾ: 'rdt',
  x: 'χçhk',
  χ: 'xhk',
  ç: 'ʃx',
  ɕ: 'ʃ',
  ʑ: 'ʒ',
  ɫ: 'l',
  ʎ: 'lj',
  ɲ: 'n',
  ɬ: 'lʃ',
  ʔ: 't',
  ɣ: 'ɡ',
  β: 'vb',
  θ: 'ts',
  ð: 'dz',
  ɥ: 'wj',
  ʍ: 'w',
  a: 'ɐɑæ',
  ɐ: 'aʌə',
  ɑ: 'aɐɒ',
  ɜ: 'ɝəɚ',
  ɝ: 'ɜɚə',
  ɚ: 'əɝɜ',
  ə: 'ʌɐɜ',
  y: 'ʉui',
  ø: 'ɜœɝe',
  œ: 'ɜøɝɛ',
  ʏ: 'ʊɪy',
  ʉ: 'uy',
  ɤ: 'ʌo',
  o: 'ɔʊ',
  e: 'ɛɪ',
}

/** Returns how unlike two letters sound; 0 for the same, Infinity for a vowel and a consonant. */
function distance(a: SoundFeatures, b: SoundFeatures): number {
  if (a.kind === 'vowel' && b.kind === 'vowel')
    return Math.abs(a.height - b.height) + 0.6 * Math.abs(a.backness - b.backness) + (a.rounded === b.rounded ? 0 : 0.7)
  if (a.kind === 'consonant' && b.kind === 'consonant')
    return 0.8 * Math.abs(a.place - b.place) + Math.abs(a.manner - b.manner) + (a.voiced === b.voiced ? 0 : 1.5)
  return Number.POSITIVE_INFINITY
}

/** Finds the letter among `able` that sounds most like this one. */
export function nearestLetter(letter: string, able: Iterable<string>): string | undefined {
  const candidates = new Set(able)
  if (candidates.has(letter)) return letter
  const heard = [...(alike[letter] ?? '')].find((candidate) => candidates.has(candidate))
  if (heard) return heard
  const own = soundChart.get(letter)
  let best: { letter: string; distance: number } | undefined
  for (const candidate of candidates) {
    const features = soundChart.get(candidate)
    if (!own || !features) continue
    const apart = distance(own, features)
    if (apart < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { letter: candidate, distance: apart }
  }
  return best?.letter
}
