import type { Rule } from '../rewrite.ts'
import type { NumberWords, SpokenLanguage } from './number-words.ts'

const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }
const wellFormed = /^(?:XC|XL|L?X{0,3}|C{1,3}(?:XC|XL|L?X{0,3}))(?:IX|IV|V?I{0,3})$/

/** Reads a Roman numeral; undefined for letters that are none. */
export function romanValue(letters: string): number | undefined {
  if (letters === '' || !wellFormed.test(letters)) return undefined
  const signs = [...letters].map((letter) => values[letter] ?? 0)
  return signs.reduce((sum, value, at) => sum + ((signs[at + 1] ?? 0) > value ? -value : value), 0)
}

const parts: Readonly<Record<SpokenLanguage, string>> = {
  en: 'Chapter|Part|Volume|Book|Act|Scene|War|Phase|Section|Article|Appendix|Type|Title|Level|Round|Bowl|Episode|Class|Stage',
  de: 'Kapitel|Teil|Band|Buch|Akt|Szene|Weltkrieg|Phase|Abschnitt|Artikel|Anhang|Typ|Titel|Stufe|Runde|Folge|Klasse|Station',
}
const rulers: Readonly<Record<SpokenLanguage, string>> = {
  en: 'Henry|Louis|Charles|Elizabeth|George|Edward|William|James|Richard|John Paul|John|Paul|Pius|Benedict|Francis|Leo|Philip|Frederick|Napoleon|Catherine|Peter|Alexander|Nicholas|Ramesses|Gustav|Christian|Wilhelm|Gregory|Innocent|Clement|Mary|Margaret',
  de: 'Heinrich|Ludwig|Karl|Elisabeth|Georg|Eduard|Wilhelm|Jakob|Richard|Johannes Paul|Johannes|Paul|Pius|Benedikt|Franz|Leo|Philipp|Friedrich|Napoleon|Katharina|Peter|Alexander|Nikolaus|Ramses|Gustav|Christian|Otto|Gregor|Innozenz|Clemens|Maria|Margarethe|Maximilian',
}
const queens = /^(?:Elisabeth|Katharina|Maria|Margarethe)$/

/** Makes the rules for numerals of letters: those of parts are counted, those of rulers put in order. */
export function romanRules(language: SpokenLanguage, words: NumberWords): readonly Rule[] {
  const counted: Rule = {
    pattern: new RegExp(`(?<=(?<!\\p{L})(?:${parts[language]})\\s)[IVXLC]{1,8}(?![\\p{L}\\p{N}])`, 'gu'),
    replace([letters]) {
      const value = romanValue(letters)
      return value === undefined ? undefined : words.cardinal(value)
    },
  }
  const end = language === 'de' ? String.raw`(?:\.|(?![\p{L}\p{N}.]))` : String.raw`(?![\p{L}\p{N}])`
  const ruling: Rule = {
    pattern: new RegExp(`(?<=(?<!\\p{L})(${rulers[language]})\\s)([IVX]{1,6})${end}`, 'gu'),
    replace({ 0: written, 1: name = '', 2: letters = '', index }, text) {
      const value = romanValue(letters)
      // "George I think" is no king; with a full stop German leaves no doubt.
      if (value === undefined || (letters.length === 1 && !written.endsWith('.') && letters === 'I')) return undefined
      if (language === 'en') return `the ${words.ordinal(value, '')}`
      const article = queens.test(name) ? 'die' : 'der'
      const ordinal = capital(words.ordinal(value, `${article} `))
      const isEnd = written.endsWith('.') && text.slice(index + written.length).trim() === ''
      return `${article} ${ordinal}${isEnd ? '.' : ''}`
    },
  }
  return [counted, ruling]
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
