import { designAges, designGenders, type UnderstoodWords, voiceTones } from '@vireo/contracts/voice-design'

import { accentName } from '#voices/label-words/index.ts'
import { designWords } from './words.ts'

/** Reads a wish out as people say it: "Pitch −60 %", "Female", "Warm 60 %". */
export function wishText({ field, value }: Pick<UnderstoodWords, 'field' | 'value'>): string {
  if (typeof value === 'number') return `${fieldName(field)} ${percent(value)}`
  const gender = designGenders.find((one) => one === value)
  if (field === 'gender' && gender) return designWords.gender[gender]
  const age = designAges.find((one) => one === value)
  if (field === 'age' && age) return designWords.age[age]
  return accentName(value)
}

/** Writes −1 … 1 as a share of the most there is. */
export function percent(value: number): string {
  const share = Math.round(value * 100)
  return `${share < 0 ? '−' : ''}${String(Math.abs(share))} %`
}

function fieldName(field: string): string {
  const tone = voiceTones.find((one) => field === `tones.${one}`)
  if (tone) return designWords.tones[tone]
  if (field === 'pitch' || field === 'pace' || field === 'effort') return designWords.fields[field]
  return field
}

/** Names what a wish is about: "Gender", "Accent". */
export function fieldTitle(field: string): string {
  const known = Object.entries(designWords.fields).find(([name]) => name === field)
  return known ? known[1] : fieldName(field)
}
