/**
 * What base voices say when they are listened to. Long-term measures hardly depend on the words after a few
 * seconds; numbers are read by every engine in its own language.
 */
const english = [
  'The train to the city leaves every morning at a quarter past seven, and it is hardly ever late.',
  'Please put the boxes on the lower shelf, close the window, and switch off the light when you go.',
  'My grandmother keeps a small garden behind her house, where she grows roses, beans and a few potatoes.',
]
const numbers = ['17, 28, 39, 40, 51, 62, 73, 84, 95.', '111, 222, 333, 444, 555, 1000.', '1999, 2024, 60, 70, 80, 90.']

/** Answers the first `count` texts for a language. */
export function textsFor(language: string, count: number): readonly string[] {
  return (language === 'en' ? english : numbers).slice(0, count)
}
