import type { ReadDescription, UnderstoodWords, VoiceTone, VoiceWishes } from '@vireo/contracts/voice-design'
import { type Expression, findExpressions } from './find-expressions.ts'
import type { Meaning } from './meaning.ts'

type Wishes = {
  gender?: NonNullable<VoiceWishes['gender']>
  age?: NonNullable<VoiceWishes['age']>
  pitch?: number
  pace?: number
  effort?: number
  language?: string
  accent?: string
  tones: Partial<Record<VoiceTone, number>>
}

/** A language by its accent: accents belong to one language each. */
export type AccentLanguages = ReadonlyMap<string, string>

/**
 * Reads what a description says of a voice, by a vocabulary of English and German. Everything that is understood
 * is told, with what it was taken for, and so is every word that says something unknown. The first of two words
 * that contradict each other counts; of two that agree, the stronger.
 */
export function readDescription(description: string, languages: AccentLanguages): ReadDescription {
  const { expressions, unknown } = findExpressions(description)
  const wishes: Wishes = { tones: {} }
  const understood = expressions.flatMap((expression) => applied(wishes, expression, languages))
  const { tones, ...rest } = wishes
  return {
    wishes: { ...rest, ...(Object.keys(tones).length > 0 && { tones }) },
    understood: understood.map((entry) => settled(entry, wishes)),
    not_understood: [...unknown],
  }
}

function applied(wishes: Wishes, expression: Expression, languages: AccentLanguages): UnderstoodWords[] {
  if (expression.said.unavailable) {
    const { words } = expression
    return [{ words, field: 'accent', value: words, used: false, reason: 'not_available' }]
  }
  return expression.said.says.flatMap((meaning) => {
    const meant = turned(meaning, expression)
    return meant ? [take(wishes, meant, expression.words, languages)] : []
  })
}

/** Returns a meaning with intensity and negation counted in; undefined where its opposite means nothing. */
function turned(meaning: Meaning, { intensity, isNegated }: Expression): Meaning | undefined {
  switch (meaning.field) {
    case 'gender':
      if (!isNegated) return meaning
      return meaning.value === 'neutral' ? undefined : { field: 'gender', value: opposite[meaning.value] }
    case 'age':
      if (!isNegated) return intensified(meaning, intensity)
      return meaning.value === 'middle_aged' ? undefined : { field: 'age', value: 'middle_aged' }
    case 'language':
    case 'accent':
      return isNegated ? undefined : meaning
    case 'tone':
      return { ...meaning, value: scaled(meaning.value, intensity, isNegated ? -1 : 1) }
    default:
      // "Not deep" is a little high, not as high as possible.
      return { ...meaning, value: scaled(meaning.value, intensity, isNegated ? -0.5 : 1) }
  }
}

const opposite = { male: 'female', female: 'male' } as const

/** Applies intensity to an age: "a little old" is middle-aged; somebody very young is still no child. */
function intensified(meaning: Extract<Meaning, { field: 'age' }>, intensity: number): Meaning {
  return intensity <= 0.5 && meaning.value === 'old' ? { field: 'age', value: 'middle_aged' } : meaning
}

function scaled(value: number, intensity: number, direction: number): number {
  return rounded(Math.min(1, Math.max(-1, value * intensity * direction)))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

function take(wishes: Wishes, meaning: Meaning, words: string, languages: AccentLanguages): UnderstoodWords {
  const entry = (field: string, value: string | number, used: boolean): UnderstoodWords => ({
    words,
    field,
    value,
    used,
    reason: used ? null : 'overruled',
  })
  switch (meaning.field) {
    case 'gender':
      wishes.gender ??= meaning.value
      return entry('gender', meaning.value, wishes.gender === meaning.value)
    case 'age': {
      // A young girl is a child, a young woman is not.
      if (wishes.age === 'young' && meaning.value === 'child') wishes.age = 'child'
      wishes.age ??= meaning.value
      const agrees = wishes.age === meaning.value || (wishes.age === 'child' && meaning.value === 'young')
      return entry('age', meaning.value, agrees)
    }
    case 'language':
    case 'accent':
      return takeAccent(wishes, meaning, entry, languages)
    case 'tone': {
      const value = stronger(wishes.tones[meaning.tone], meaning.value)
      if (value !== undefined) wishes.tones[meaning.tone] = value
      return entry(`tones.${meaning.tone}`, meaning.value, value !== undefined)
    }
    default: {
      const value = stronger(wishes[meaning.field], meaning.value)
      if (value !== undefined) wishes[meaning.field] = value
      return entry(meaning.field, meaning.value, value !== undefined)
    }
  }
}

type MakeEntry = (field: string, value: string | number, used: boolean) => UnderstoodWords

function takeAccent(
  wishes: Wishes,
  { field, value }: Extract<Meaning, { field: 'language' | 'accent' }>,
  entry: MakeEntry,
  languages: AccentLanguages,
): UnderstoodWords {
  if (field === 'language') {
    wishes.language ??= value
    return entry(field, value, wishes.language === value)
  }
  const language = languages.get(value)
  if (language === undefined) return { ...entry(field, value, false), reason: 'not_available' }
  if (wishes.language === undefined || wishes.language === language) {
    wishes.accent ??= value
    wishes.language ??= language
  }
  return entry(field, value, wishes.accent === value)
}

/** Returns the stronger of two values that point the same way; undefined when they contradict each other. */
function stronger(known: number | undefined, value: number): number | undefined {
  if (known === undefined || known === 0) return value
  if (Math.sign(known) !== Math.sign(value) && value !== 0) return undefined
  return Math.abs(value) > Math.abs(known) ? value : known
}

/** Counts "young" as understood where the age turned out to be a child's. */
function settled(entry: UnderstoodWords, wishes: Wishes): UnderstoodWords {
  if (entry.field !== 'age' || entry.used) return entry
  return wishes.age === 'child' && entry.value === 'young' ? { ...entry, used: true, reason: null } : entry
}
