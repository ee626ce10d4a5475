import { writesRemarks } from '@vireo/contracts/productions'
import type { AssignmentRow, MediaRow } from '../tables.ts'

type Named = Pick<AssignmentRow, 'id' | 'media_id' | 'service' | 'target_language'>

/**
 * Names the files of an assignment, without their endings: as the recording is called, in which language, and whether they hold what
 * is said in it. Whoever saves everything of an order in one place loses none: what others before it are named as well is counted.
 * Pure.
 */
export function stemOf(
  { id }: Pick<Named, 'id'>,
  all: readonly Named[],
  media: readonly Pick<MediaRow, 'id' | 'name'>[],
): string {
  const nameOf = new Map(media.map((one) => [one.id, one.name]))
  const taken = new Map<string, number>()
  for (const one of all.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const stem = plainStem(nameOf.get(one.media_id) ?? '', one)
    // Some disks know no difference between capitals and small letters.
    const key = stem.toLowerCase()
    const count = (taken.get(key) ?? 0) + 1
    taken.set(key, count)
    if (one.id === id) return count === 1 ? stem : `${stem}-${count}`
  }
  return ''
}

function plainStem(name: string, { service, target_language: language }: Named): string {
  const stem = `${name.replace(/\.[^.]{1,5}$/u, '')}.${language}`
  return writesRemarks(service) ? `${stem}.remarks` : stem
}
