import { entryOf } from '#kernel/entry-of.ts'

/** Unicode script of letters, as far as languages are told apart by it; kana is one script here. */
export type Script = (typeof scriptNames)[number] | 'Kana' | 'Other'

const scriptNames = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Myanmar',
  'Georgian',
  'Ethiopic',
  'Hangul',
  'Han',
  'Bopomofo',
] as const

/** A stretch of letters of one script, as UTF-16 offsets. */
export type ScriptRun = { readonly start: number; readonly end: number; readonly script: Script }

// The prolonged sound mark counts as Common in Unicode, and is only ever written in kana.
const alternatives = [
  ...scriptNames.map((name) => String.raw`(?<${name}>\p{Script=${name}}[\p{Script=${name}}\p{Mn}]*)`),
  String.raw`(?<Kana>[\p{Script=Hiragana}\p{Script=Katakana}ー]+)`,
  String.raw`(?<Other>(?![\p{Script=Common}\p{Script=Inherited}])\p{L}\p{M}*)`,
]
const letters = new RegExp(alternatives.join('|'), 'gu')

/** Finds all letters of a text by script; digits, marks and punctuation belong to no script and lie between. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = []
  for (const match of text.matchAll(letters)) {
    const script = allScripts.find((name) => match.groups?.[name] !== undefined)
    if (script) runs.push({ start: match.index, end: match.index + match[0].length, script })
  }
  return runs
}

const allScripts: readonly Script[] = [...scriptNames, 'Kana', 'Other']

const scriptsByLanguage: Readonly<Record<string, readonly Script[]>> = {
  ja: ['Kana', 'Han'],
  zh: ['Han', 'Bopomofo'],
  yue: ['Han'],
  ko: ['Hangul'],
  ru: ['Cyrillic'],
  uk: ['Cyrillic'],
  bg: ['Cyrillic'],
  be: ['Cyrillic'],
  mk: ['Cyrillic'],
  sr: ['Cyrillic', 'Latin'],
  kk: ['Cyrillic'],
  el: ['Greek'],
  hy: ['Armenian'],
  he: ['Hebrew'],
  ar: ['Arabic'],
  fa: ['Arabic'],
  ur: ['Arabic'],
  hi: ['Devanagari'],
  mr: ['Devanagari'],
  ne: ['Devanagari'],
  bn: ['Bengali'],
  as: ['Bengali'],
  pa: ['Gurmukhi'],
  gu: ['Gujarati'],
  ta: ['Tamil'],
  te: ['Telugu'],
  kn: ['Kannada'],
  ml: ['Malayalam'],
  si: ['Sinhala'],
  th: ['Thai'],
  my: ['Myanmar'],
  ka: ['Georgian'],
  am: ['Ethiopic'],
}

const latinOnly: readonly Script[] = ['Latin']

/** Returns the scripts that a voice of this language reads as its own; languages not listed are written in Latin. */
export function scriptsOf(language: string): readonly Script[] {
  return entryOf(scriptsByLanguage, language) ?? latinOnly
}
