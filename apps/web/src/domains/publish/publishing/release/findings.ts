import type { Work, WorkCheck } from '@vireo/contracts/publishing'

type Code = WorkCheck['code']

/** Something that is told of a work before its release; of its recordings together, where it is about them. */
export type Finding = {
  readonly code: Code
  readonly state: Exclude<WorkCheck['state'], 'passed'>
  /** The chapters that it is about, with what was measured; none where it is about the work. */
  readonly chapters: readonly { readonly id: string; readonly value: number | null }[]
}

/** What is to be done comes first, then what is waited for, then what is put right by itself. */
const order = { failed: 0, waiting: 1, mended: 2 } as const satisfies Record<Finding['state'], number>

/** Gathers what is to be said of a work: what did not pass, once for all chapters that it is about. */
export function findingsOf(checks: readonly WorkCheck[]): readonly Finding[] {
  const findings = new Map<string, Finding>()
  for (const { code, state, chapter_id: id, value } of checks) {
    if (state === 'passed') continue
    // What is measured is waited for once, not once for all that is measured.
    const told = state === 'waiting' ? 'recording' : code
    const key = `${told} ${state}`
    const chapters = findings.get(key)?.chapters ?? []
    const isNew = id !== null && chapters.every((one) => one.id !== id)
    findings.set(key, { code: told, state, chapters: isNew ? [...chapters, { id, value }] : chapters })
  }
  return [...findings.values()].toSorted((one, other) => order[one.state] - order[other.state])
}

/** Lists what is right everywhere it was looked at, in the order in which it was. */
export function passedIn(checks: readonly WorkCheck[]): readonly Code[] {
  const codes = [...new Set(checks.map(({ code }) => code))]
  return codes.filter((code) => checks.every((one) => one.code !== code || one.state === 'passed'))
}

/** Tells whether something of a work is only not there yet, as with every new one; what is there and does not fit is told. */
export function isMissing({ code, state }: Finding, work: Pick<Work, 'has_cover' | 'chapters'>): boolean {
  if (state !== 'failed') return false
  if (code === 'cover') return !work.has_cover
  if (code === 'chapters') return work.chapters.length === 0
  return facts.some((one) => one === code)
}

const facts = ['author', 'description', 'language', 'genre', 'audience', 'rights'] as const
