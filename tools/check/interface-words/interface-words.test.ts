import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { avoidedWords, textsIn } from './interface-words.ts'

const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { encoding: 'utf8' }).trim().split('\n')
const avoided = avoidedWords(readFileSync('docs/glossary.md', 'utf8'))

/** Texts that the specification gives, to the letter. */
const specified = [
  'Coupon code applied for checkout! …',
  "This coupon has expired, please use a different one. We've removed it from your browser.",
  'This coupon has expired, please use a different one.',
  'Email verified successfully! Please sign back in to continue.',
  'Email updated! Please refresh this page to reauthenticate.',
  'Email access verified. Please try the action again.',
  'Unable to update email, …',
  'An error occured while sending the verification email.',
]

/** Texts that name what they name: an icon, and an attribute of a protocol. */
const names = [
  'Film',
  'People are recognised by their NameID (persistent), with the attributes email and, optionally, firstName.',
]

function languageOf(file: string): 'en' | 'de' | undefined {
  if (/(?:^|\/)(?:words|errors|audit)\.de\.ts$/u.test(file)) return 'de'
  return /(?:^|\/)words\.ts$|^packages\/contracts\/src\/[^/]+\/errors\.ts$/u.test(file) ? 'en' : undefined
}

function saidIn(file: string, language: string, texts: readonly string[]): string[] {
  const asked = avoided.filter((word) => word.language === language && !word.except.some((at) => file.startsWith(at)))
  return texts
    .filter((text) => ![...specified, ...names].includes(text))
    .flatMap((text) =>
      asked
        .filter(({ pattern }) => pattern.test(text))
        .map(({ word, instead }) => `${file}: “${text}” says ${word}; say ${instead}`),
    )
}

describe('the words that people read', () => {
  test('stand in the glossary for both languages', () => {
    expect(avoided.filter(({ language }) => language === 'en').length).toBeGreaterThan(10)
    expect(avoided.filter(({ language }) => language === 'de').length).toBeGreaterThan(10)
  })

  test('are those of the glossary in every text of screens, mails and failures', () => {
    const read = files.flatMap((file) => {
      const language = languageOf(file)
      return language ? [{ file, language }] : []
    })
    expect(read.length).toBeGreaterThan(150)
    expect(read.flatMap(({ file, language }) => saidIn(file, language, textsIn(readFileSync(file, 'utf8'))))).toEqual(
      [],
    )
  })

  test('have no space ahead of an ellipsis in English', () => {
    const spaced = files
      .filter((file) => languageOf(file) === 'en')
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ *[\w']+:.*?[\p{L}}\d] ….*$/gmu)].map(String))
    expect(spaced).toEqual([])
  })

  test('are those of the glossary in what the API says of itself', () => {
    const contracts = files.filter(
      (file) => /^packages\/contracts\/src\/.*\.ts$/u.test(file) && !file.endsWith('.test.ts'),
    )
    const summaries = contracts.flatMap((file) => {
      const texts = [...readFileSync(file, 'utf8').matchAll(/\bsummary:\s*'((?:[^'\\]|\\.)*)'/gu)].map(
        ([, text = '']) => text,
      )
      return saidIn(file, 'en', texts)
    })
    expect(summaries).toEqual([])
  })

  test('are found in sentences, and not in comments or values', () => {
    const source = "/** No coupon. */\nexport const said = { a: 'A coupon', b: (coupon) => `For ${coupon} nothing` }"
    expect(textsIn(source)).toEqual(['A coupon', 'For … nothing'])
    expect(
      saidIn('words.ts', 'en', ['Your e-mail', 'Sent by mail', 'Request ID', 'Request id', 'Samples']),
    ).toHaveLength(3)
  })
})
