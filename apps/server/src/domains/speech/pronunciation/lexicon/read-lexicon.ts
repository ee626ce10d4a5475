import { type PronunciationRule, pronunciationLimits } from '@vireo/contracts/pronunciation'
import { myTurn } from '#kernel/turns/loop-turn.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { mergeRules } from '../rules/assert-rules.ts'
import { readXml, type XmlElement, XmlError } from './read-xml.ts'

/** What PLS has no word for stands in attributes of ours. */
export const ownNamespace = 'urn:vireo:pronunciation'

/**
 * Reads the rules of a pronunciation lexicon (W3C PLS 1.0): one for each way of writing a lexeme, with its first alias
 * or phoneme. Others come round while a long one is read. Throws `invalid_pronunciation_file` and
 * `pronunciation_limit_reached`.
 */
export async function readLexiconInTurns(ctx: Context, bytes: Uint8Array): Promise<PronunciationRule[]> {
  const reading = lexiconSteps(bytes)
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return step.value
    await myTurn(ctx.workspaceId)
  }
}

/** Reads a lexicon in one go. */
export function readLexicon(bytes: Uint8Array): PronunciationRule[] {
  const reading = lexiconSteps(bytes)
  for (let step = reading.next(); ; step = reading.next()) if (step.done) return step.value
}

function* lexiconSteps(bytes: Uint8Array): Generator<undefined, PronunciationRule[]> {
  const root = yield* documentSteps(bytes)
  if (localName(root.name) !== 'lexicon') throw invalid('The document is no lexicon.')
  const alphabet = root.attributes.get('alphabet') ?? 'ipa'
  const rules: PronunciationRule[] = []
  for (const lexeme of root.children) {
    yield
    if (localName(lexeme.name) !== 'lexeme') continue
    for (const rule of rulesOf(lexeme, alphabet)) rules.push(rule)
    assertRulesCount(rules.length)
  }
  return mergeRules([], rules)
}

function assertRulesCount(count: number): void {
  if (count > pronunciationLimits.rulesMax)
    throw new AppError('pronunciation_limit_reached', {
      message: `A dictionary has at most ${pronunciationLimits.rulesMax} rules.`,
      data: { maximum: pronunciationLimits.rulesMax },
    })
}

function* documentSteps(bytes: Uint8Array): Generator<undefined, XmlElement> {
  try {
    return yield* readXml(decoded(bytes))
  } catch (error) {
    if (error instanceof XmlError) throw invalid(error.message)
    throw error
  }
}

/** Decodes UTF-8, and UTF-16 where a mark says so. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new XmlError('The file is not written in UTF-8.')
  }
}

function rulesOf(lexeme: XmlElement, alphabet: string): PronunciationRule[] {
  const parts = (name: string) => lexeme.children.filter((child) => localName(child.name) === name)
  const found = parts('grapheme')
  assertRulesCount(found.length)
  const graphemes = found.map(({ text }) => collapsed(text))
  const [phoneme] = parts('phoneme')
  const [alias] = parts('alias')
  if (graphemes.length === 0) throw invalid('A lexeme has no grapheme.')
  if (!phoneme && !alias) throw invalid(`The lexeme “${graphemes[0]}” has neither a phoneme nor an alias.`)
  return graphemes.map((words) => {
    const common = {
      string_to_replace: within(words, pronunciationLimits.wordsMax),
      case_sensitive: ownFlag(lexeme, 'case-sensitive'),
      word_boundaries: ownFlag(lexeme, 'word-boundaries'),
    }
    if (!phoneme)
      return { ...common, type: 'alias', alias: within(collapsed(alias?.text ?? ''), pronunciationLimits.aliasMax) }
    return {
      ...common,
      type: 'phoneme',
      phoneme: within(collapsed(phoneme.text), pronunciationLimits.phonemeMax),
      alphabet: within(phoneme.attributes.get('alphabet') ?? alphabet, 32),
    }
  })
}

function ownFlag(lexeme: XmlElement, name: string): boolean {
  for (const [key, value] of lexeme.attributes) if (localName(key) === name) return value !== 'false'
  return true
}

function within(text: string, max: number): string {
  if (text.length > max) throw invalid(`“${text.slice(0, 40)}…” is longer than ${max} characters.`)
  return text
}

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function invalid(message: string): AppError {
  return new AppError('invalid_pronunciation_file', { message, param: 'file' })
}
