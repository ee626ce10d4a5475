import { type Samples, usable } from '#voices/samples/index.ts'
import type { CloneWishes } from './clone-wishes.ts'
import { cloningWords } from './words.ts'

export type Problems = { readonly samples?: string; readonly name?: string; readonly consent?: string }

/** Says what stands against asking for the clone right now. */
export function problemsOf(wishes: CloneWishes, list: Samples['list']): Problems {
  const isChecking = list.some(({ status }) => status === 'checking')
  const samples = isChecking ? cloningWords.stillChecking : cloningWords.samplesRequired
  return {
    ...((isChecking || usable(list).length === 0) && { samples }),
    ...(wishes.name.trim() === '' && { name: cloningWords.nameRequired }),
    ...(!wishes.agrees && { consent: cloningWords.consentRequired }),
  }
}
