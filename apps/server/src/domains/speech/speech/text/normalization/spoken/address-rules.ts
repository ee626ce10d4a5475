import type { Rule } from '../rewrite.ts'
import type { SpokenLanguage } from './number-words.ts'

const signs: Readonly<Record<SpokenLanguage, Readonly<Record<string, string>>>> = {
  en: {
    '.': 'dot',
    '/': 'slash',
    '-': 'dash',
    _: 'underscore',
    ':': 'colon',
    '?': 'question mark',
    '=': 'equals',
    '&': 'and',
    '#': 'hash',
    '%': 'percent',
    '+': 'plus',
    '~': 'tilde',
    '@': 'at',
  },
  de: {
    '.': 'Punkt',
    '/': 'Schrägstrich',
    '-': 'Bindestrich',
    _: 'Unterstrich',
    ':': 'Doppelpunkt',
    '?': 'Fragezeichen',
    '=': 'gleich',
    '&': 'und',
    '#': 'Raute',
    '%': 'Prozent',
    '+': 'plus',
    '~': 'Tilde',
    '@': 'ät',
  },
}

const endings = 'com|org|net|edu|gov|info|io|dev|app|ai|eu|de|at|ch|uk|us|fr|es|it|nl|pl'
/** What ends the sentence around an address. */
const trailing = /[.,;:!?)\]]+$/

/** Makes the rules for addresses of mail and of pages: "docs.example.com/start" is "docs dot example dot com slash start". */
export function addressRules(language: SpokenLanguage): readonly Rule[] {
  const say = (address: string) => spell(address, signs[language])
  return [
    {
      pattern: /(?<![\p{L}\p{N}._%+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}(?![\p{L}\p{N}])/giu,
      replace: ([address]) => say(address),
    },
    {
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}@._-])(?:(?:https?://|www\\.)[^\\s<>"']{1,400}|(?:[a-z\\d-]{1,63}\\.){1,8}(?:${endings})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])(?:/[^\\s<>"']{0,400})?)`,
        'giu',
      ),
      replace([found]) {
        const end = trailing.exec(found)?.[0] ?? ''
        const address = found.slice(0, found.length - end.length).replace(/^https?:\/\//i, '')
        return address === '' ? undefined : `${say(address.replace(/\/$/, ''))}${end}`
      },
    },
  ]
}

function spell(address: string, words: Readonly<Record<string, string>>): string {
  const [name = '', host = ''] = address.includes('@') ? address.split('@') : ['', address]
  const said = host
    .split(/(?<=^[^/]*)\.(?=[^/]*$|[^/]*\/)/)
    .join('.')
    .replace(/(?<=\.)([a-z])([a-z])(?=$|[/:?#])/i, (_, one: string, two: string) => `${one} ${two}`.toUpperCase())
    .replace(/^www(?=\.)/i, 'W W W')
  const whole = name === '' ? said : `${name}@${said}`
  return whole
    .replace(/[^\p{L}\p{N}\s]/gu, (sign) => ` ${words[sign] ?? ''} `)
    .replace(/\s+/g, ' ')
    .trim()
}
