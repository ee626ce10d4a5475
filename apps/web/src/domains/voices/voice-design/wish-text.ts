import { designAges, designGenders, type UnderstoodWords, voiceTones } from '@vireo/contracts/voice-design'

import { accentName } from '#voices/label-words/index.ts'
import { designWords } from './words.ts'

/** A wish as people read it: "Pitch −60 %", "Female", "Warm 60 %". */
export function wishText({ field, value }: Pick<UnderstoodWords, 'field' | 'value'>): string {
  if (typeof value === 'number') return `${fieldName(field)} ${percent(value)}`
  const gender = designGenders.find((one) => one === value)
  if (field === 'gender' && gender) return designWords.gender[gender]
  const age = designAges.find((one) => one === value)
  if (field === 'age' && age) return designWords.age[age]
  return accentName(value)
}

/** −1 … 1 as a share of the most there is. */
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
