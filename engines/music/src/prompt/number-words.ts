const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const englishTens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const german =
  'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const germanTens = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** What numbers are called in small letters, English and German: to twenty, tens with their units, halves, and a hundred. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...english.map((word, nth) => [word, nth + 1] as const),
  ...german.map((word, nth) => [word, nth + 1] as const),
  ...tens(englishTens, english, (ten, unit) => [`${ten}-${unit}`, `${ten} ${unit}`]),
  ...tens(germanTens, german, (ten, unit) => [`${unit}und${ten}`]),
  ...german.slice(0, 10).map((word, nth) => [`${word}einhalb`, nth + 1.5] as const),
  ...['eine', 'einer', 'einen'].map((word) => [word, 1] as const),
  ...['half a', 'half an', 'a half', 'half', 'halbe', 'halben', 'halber', '1/2'].map((word) => [word, 0.5] as const),
  ...['zwo', 'dreissig', 'anderthalb', 'hundred', 'a hundred', 'one hundred', 'hundert', 'einhundert'].map(
    (word, nth) => [word, [2, 30, 1.5][nth] ?? 100] as const,
  ),
])

function tens(
  names: readonly string[],
  units: readonly string[],
  called: (ten: string, unit: string) => readonly string[],
): (readonly [string, number])[] {
  return names.flatMap((ten, at) => [
    [ten, (at + 2) * 10] as const,
    ...units
      .slice(0, 9)
      .flatMap((unit, nth) => called(ten, unit).map((word) => [word, (at + 2) * 10 + nth + 1] as const)),
  ])
}
