const HEADING = '## Words that nobody reads'

/** A word that no text may say, with what to say instead and the folders whose texts may. */
export type AvoidedWord = {
  readonly language: string
  readonly word: string
  readonly instead: string
  readonly pattern: RegExp
  readonly except: readonly string[]
}

/** Reads the words of the glossary that no text of the interface may say. Throws where the table is missing. */
export function avoidedWords(glossary: string): AvoidedWord[] {
  const [, section] = glossary.split(HEADING)
  if (section === undefined) throw new Error(`The glossary has no "${HEADING}".`)
  const rows = [...section.matchAll(/^\| (en|de) +\| ([^|]+?) +\| ([^|]+?) +\|([^|\n]*)\|$/gmu)]
  return rows.map(([, language = '', word = '', instead = '', except = '']) => ({
    language,
    word,
    instead,
    // An id is written ID, so that its case counts; and an e-mail is no mail.
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_-])${word}(?:s|es|d|en|n)?(?![\\p{L}\\p{N}_]|-Mail)`,
      word === 'id' ? 'u' : 'iu',
    ),
    except: [...except.matchAll(/`([^`]+)`/gu)].map(([, place = '']) => place),
  }))
}

/** Answers the texts of a source file, without what stands in comments and in the values that sentences are filled with. */
export function textsIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '')
  const texts = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'(?!:)|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/gu)]
  return texts
    .map(([, single, double, filled]) => (single ?? double ?? filled ?? '').replaceAll(/\$\{[^{}]*\}/gu, '…'))
    .filter((text) => /\s/u.test(text) || /^\p{Lu}/u.test(text))
}
