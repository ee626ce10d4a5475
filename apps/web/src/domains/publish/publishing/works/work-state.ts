import type { ListedWork } from '../queries.ts'
import { publishingWords } from '../words.ts'

/** How a work stands, as its owner sees it. */
export const workStands = ['making', 'released', 'failed', 'draft', 'withdrawn', 'takenDown'] as const
export type WorkStand = (typeof workStands)[number]

export const standTones = {
  making: 'accent',
  released: 'success',
  failed: 'danger',
  draft: 'neutral',
  withdrawn: 'warning',
  takenDown: 'danger',
} as const satisfies Record<WorkStand, string>

type Told = Pick<ListedWork, 'state' | 'release' | 'taken_down'>

/** Tells how a work stands: what happens to it now comes before what it is. */
export function standOf({ state, release, taken_down: isTakenDown }: Told): WorkStand {
  if (isTakenDown) return 'takenDown'
  if (release?.state === 'making') return 'making'
  if (release?.state === 'failed') return 'failed'
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
