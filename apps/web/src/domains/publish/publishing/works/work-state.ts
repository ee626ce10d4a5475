import type { ListedWork } from '../queries.ts'
import { publishingWords } from '../words.ts'

/** How a work stands, as its owner sees it. */
export const workStands = ['making', 'scheduled', 'released', 'failed', 'draft', 'withdrawn', 'takenDown'] as const
export type WorkStand = (typeof workStands)[number]

export const standTones = {
  making: 'accent',
  scheduled: 'accent',
  released: 'success',
  failed: 'danger',
  draft: 'neutral',
  withdrawn: 'warning',
  takenDown: 'danger',
} as const satisfies Record<WorkStand, string>

type Told = Pick<ListedWork, 'state' | 'release' | 'taken_down' | 'scheduled_release'>

/** Tells how a work stands: what happens to it now comes before what it is. */
export function standOf({ state, release, taken_down: isTakenDown, scheduled_release: scheduled }: Told): WorkStand {
  if (isTakenDown) return 'takenDown'
  if (release?.state === 'making') return 'making'
  if (release?.state === 'failed' || (scheduled !== null && scheduled.error_code !== null)) return 'failed'
  // What is heard already stays in the first place what is heard.
  if (scheduled !== null && state !== 'released') return 'scheduled'
  return state
}

/** Says of a work what it is and by whom. */
export function factsOf({ kind, author }: Pick<ListedWork, 'kind' | 'author'>): string {
  return [publishingWords.kinds[kind], author].filter(Boolean).join(' · ')
}

export type WorkFilter = { readonly search: string; readonly stand: string; readonly kind: string }

/** Finds the works that a filter leaves: whose title or author has the letters, and that stand so. */
export function narrowed(works: readonly ListedWork[], { search, stand, kind }: WorkFilter): readonly ListedWork[] {
  const letters = search.trim().toLocaleLowerCase()
  return works.filter((work) => {
    const text = `${work.title} ${work.author ?? ''}`.toLocaleLowerCase()
    return text.includes(letters) && (stand === '' || standOf(work) === stand) && (kind === '' || work.kind === kind)
  })
}
