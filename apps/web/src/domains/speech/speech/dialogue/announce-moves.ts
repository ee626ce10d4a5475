import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

import { dialogueWords } from './words.ts'

/** Makes what somebody who does not see the lines hears while one is moved. */
export function announcementsFor(indexOf: (id: UniqueIdentifier) => number, count: number): Announcements {
  return {
    onDragStart: ({ active }) => dialogueWords.pickedUp(indexOf(active.id) + 1),
    // A line is over itself as soon as it is picked up: that must not drown out that it was.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? dialogueWords.movedTo(indexOf(over.id) + 1, count) : undefined,
    onDragEnd: ({ over }) => (over ? dialogueWords.putDown(indexOf(over.id) + 1) : dialogueWords.leftThere),
    onDragCancel: () => dialogueWords.leftThere,
  }
}
