import { later } from '#kit/later.tsx'

/** Offers natural voices beside the title of a list of voices. */
export const NaturalVoicesOffer = later(async () => ({
  default: (await import('./components/natural-voices-offer.tsx')).NaturalVoicesOffer,
}))

/** Leads whoever runs the instance to its engines. */
export const OperatorEntry = later(async () => ({
  default: (await import('./components/operator-entry.tsx')).OperatorEntry,
}))

/** Offers natural voices once to whoever runs the instance. */
export const NoteForOperators = later(async () => ({
  default: (await import('./components/natural-voices-note.tsx')).NoteForOperators,
}))

/** Offers natural voices once; who may not install them learns whom to ask. */
export const NoteForAll = later(async () => ({
  default: (await import('./components/natural-voices-note.tsx')).NoteForAll,
}))
