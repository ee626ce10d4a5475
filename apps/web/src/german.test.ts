import { afterEach, describe, expect, test } from 'vitest'

import { setCurrentLanguage, type Words } from './kit/language/index.ts'
import { dictionaryFromFiles } from './app/language/dictionary-from-files.ts'

type Files = Record<string, Record<string, unknown>>

const english: Files = import.meta.glob('./**/words.ts', { eager: true })
const germanFiles = import.meta.glob<Record<string, Words>>('./**/words.de.ts', { eager: true })
const sources: Record<string, string> = import.meta.glob('./**/words.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const german = dictionaryFromFiles(germanFiles)
const parts = Object.keys(english).filter((path) => !path.endsWith('kit/language/words.ts'))

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1000]
/** Sentences whose noun has no plural of its own in German, so that one and many read alike. */
const alikeInGerman = /^(unread|selected)$/u

afterEach(() => setCurrentLanguage('en'))

describe.each(parts)('%s', (path) => {
  const name = nameOf(path)
  const own = wordsIn(english[path] ?? {}, name)

  test('is registered under the name of its folder', () => {
    expect(sources[path]?.match(/\bwords\('[^']*'/gu)).toEqual([`words('${name}'`])
  })

  test('has German for every word, and no German without a word', () => {
    expect(
      germanFiles[path.replace(/words\.ts$/u, 'words.de.ts')],
      `${path.replace('.ts', '.de.ts')} is missing`,
    ).toBeDefined()
    expect(shapeOf(german[name], own)).toEqual(shapeOf(own))
  })

  test('addresses people as Sie', () => {
    const familiar = textsOf(german[name]).filter((text) => /\b(?:du|dein\w*|dich|dir)\b/iu.test(text))
    expect(familiar).toEqual([])
  })

  test('calls a workspace what all of the product calls it', () => {
    expect(textsOf(german[name]).filter((text) => /\bWorkspaces?\b/u.test(text))).toEqual([])
  })

  test('says something in German for every count, and tells one from many where English does', () => {
    for (const [key, said, translated] of sentencesOf(own, german[name] ?? {})) {
      setCurrentLanguage('de')
      const inGerman = counts.map((count) => spoken(translated, count))
      setCurrentLanguage('en')
      const inEnglish = counts.map((count) => spoken(said, count))
      for (const sentence of inGerman) expect(sentence, key).not.toMatch(/undefined|NaN|\[object/u)
      if (alikeInGerman.test(key)) continue
      const tellsApart = (sentences: readonly string[]) => withoutCount(sentences, 1) !== withoutCount(sentences, 2)
      expect(tellsApart(inGerman), `${key}: “${inGerman[1]}” and “${inGerman[2]}”`).toBe(tellsApart(inEnglish))
    }
  })
})

function nameOf(path: string): string {
  return path.replace(/^\.\/(?:domains\/[^/]+\/)?/u, '').replace(/\/words\.ts$/u, '')
}

/** The registered words of a file: the one export that ends in Words. */
function wordsIn(exported: Record<string, unknown>, name: string): Words {
  const found = Object.entries(exported).find(([key]) => key.endsWith('Words'))?.[1]
  if (!isGroup(found)) throw new Error(`${name} exports no words`)
  return found
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null
}

/**
 * Names and kinds of all words, so that two languages can be compared. A group that is empty in English translates what the
 * server says, and has a test of its own.
 */
function shapeOf(value: unknown, own: unknown = value): unknown {
  if (!isGroup(value)) return typeof value
  if (isGroup(own) && Object.keys(own).length === 0) return {}
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, isGroup(own) ? own[key] : inner)]),
  )
}

/** Everything that is said, sentences made from values as they are written; not what people in examples say. */
function textsOf(value: unknown): string[] {
  if (!isGroup(value)) return [String(value)]
  return Object.entries(value).flatMap(([key, inner]) => (key === 'exampleLines' ? [] : textsOf(inner)))
}

type Sentence = (...values: unknown[]) => unknown

function sentencesOf(own: Words, other: Words): [string, Sentence, Sentence][] {
  return Object.entries(own).flatMap(([key, value]): [string, Sentence, Sentence][] => {
    const translated = other[key]
    if (typeof value === 'function' && typeof translated === 'function') {
      // Every function among the words makes a sentence from its values.
      return [[key, value as Sentence, translated as Sentence]]
    }
    return isGroup(value) && isGroup(translated) ? sentencesOf(value, translated) : []
  })
}

/** The sentence for a count: numbers fit wherever words are made of counts, names or sizes. */
function spoken(sentence: Sentence, count: number): string {
  return String(sentence(count, count, count, count))
}

function withoutCount(sentences: readonly string[], index: number): string {
  return (sentences[index] ?? '').replaceAll(/\d[\d.,:/]*/gu, '#')
}
