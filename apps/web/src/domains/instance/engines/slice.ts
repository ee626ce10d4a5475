import { offer } from '#kit/offers.ts'
import { accountEntries } from '#kit/account-entries.ts'
import { homeNotes, lightSpeechNotes } from '#kit/note-places.ts'
import { besideVoices, whereVoicesLack } from '#voices'
import type { WebSlice } from '../../slice.ts'
import { NaturalVoicesOffer, NoteForAll, NoteForOperators, OperatorEntry } from './later-parts.tsx'
import { enginesRoutes } from './routes.tsx'

export const enginesSlice: WebSlice = {
  name: 'engines',
  screens: { shell: enginesRoutes },
  offers: [
    offer(besideVoices, NaturalVoicesOffer),
    offer(accountEntries, OperatorEntry),
    offer(homeNotes, NoteForOperators),
    offer(lightSpeechNotes, NoteForAll),
    offer(whereVoicesLack, NoteForAll),
  ],
}
