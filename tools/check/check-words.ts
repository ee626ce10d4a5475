import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeParts } from './code-parts.ts'

const CODE = /^(apps|packages|engines|tools|bench|test)\/.*\.(ts|tsx|mjs)$/
const GLOSSARY = 'docs/glossary.md'
const SNAKE_CASE = /\b[a-z0-9]+(_[a-z0-9]+)+\b/g
const HEADING = '## Words that nothing is called'

type Forbidden = {
  readonly word: string
  readonly instead: string
  readonly pattern: RegExp
  readonly except: readonly string[]
}

/**
 * Answers where paths, names or comments of source files use a word that the glossary keeps from the code. Texts do not
 * count, nor names in snake_case: the API, the database and other products have words of their own.
 */
export function checkWords(root: string, files: readonly string[]): string[] {
  const forbidden = forbiddenWords(readFileSync(join(root, GLOSSARY), 'utf8'))
  // Most files say none of them, which is found out without taking them apart.
  const any = new RegExp(forbidden.map(({ word }) => word.replaceAll(' ', '[ -]?')).join('|'), 'i')
  return files
    .filter((file) => CODE.test(file))
    .flatMap((file) => {
      const asked = forbidden.filter(({ except }) => !except.some((place) => file.startsWith(place)))
      const named = asked.filter(({ pattern }) => pattern.test(spoken(file)))
      const text = readFileSync(join(root, file), 'utf8')
      return [
        ...named.map((word) => `${file}: the name of the file says ${saying(word)}`),
        ...(any.test(text) ? inText(file, text, asked) : []),
      ]
    })
}

/** Reads the table below the heading: a word, what to say instead, and the folders that may use it. */
export function forbiddenWords(glossary: string): Forbidden[] {
  const [, section] = glossary.split(HEADING)
  if (section === undefined) throw new Error(`${GLOSSARY} has no "${HEADING}"`)
  const rows = [...section.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|([^|\n]*)\|$/gm)].slice(1)
  return rows
    .filter(([, word = '']) => !word.startsWith('--'))
    .map(([, word = '', instead = '', except = '']) => ({
      word,
      instead,
      pattern: new RegExp(`(?<![a-z])${word.replaceAll(' ', '[ -]?')}(s|es)?(?![a-z])`, 'i'),
      except: [...except.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
    }))
}

function inText(file: string, text: string, asked: readonly Forbidden[]): string[] {
  const { comments, names } = codeParts(text)
  const lines = [comments, names].map((part) => part.replaceAll(SNAKE_CASE, '').split('\n'))
  return lines.flatMap((part) =>
    part.flatMap((line, at) =>
      asked
        .filter(({ pattern }) => pattern.test(spoken(line)))
        .map((word) => `${file}:${at + 1}: says ${saying(word)}`),
    ),
  )
}

/** Splits camel case into words: `readTwoParts` becomes "read Two Parts". */
function spoken(text: string): string {
  return text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
}

function saying({ word, instead }: Forbidden): string {
  return `"${word}"; the glossary says "${instead}"`
}
