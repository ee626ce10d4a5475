import { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { replayRecording } from '#speech'
import { generateSound } from './generate-sound.ts'
import { downloadLibrary } from './library/download/download-library.ts'
import { hearLibrarySound } from './library/hear-library-sound.ts'
import { likeSound } from './library/like-sound.ts'
import { listCategories } from './library/list-categories.ts'
import { listLibrary } from './library/list-library.ts'
import { presentLibrary, presentPublication, presentSimilar } from './library/present-sound.ts'
import { getPublication } from './library/published/get-publication.ts'
import { publishSound } from './library/published/publish-sound.ts'
import { reportSound } from './library/published/report-sound.ts'
import { withdrawSound } from './library/published/withdraw-sound.ts'
import { purchaseSound } from './library/purchase-sound.ts'
import { listSimilar } from './library/similar/list-similar.ts'
import { listStarred } from './stars/list-starred.ts'
import { starSound } from './stars/star-sound.ts'
import { unstarSound } from './stars/unstar-sound.ts'
import { unlikeSound } from './library/unlike-sound.ts'

const ok = () => ({ status: 'ok' as const })

export const soundEffectsRoutes = defineRoutes((on) => {
  on(soundEffectsEndpoints.generate, generateSound, {
    audit: unaudited('made content', 'a sound in the history'),
    replay: replayRecording,
  })
  on(soundEffectsEndpoints.listLibrary, listLibrary, presentLibrary)
  on(soundEffectsEndpoints.listCategories, listCategories, (found) => ({ categories: [...found.categories] }))
  on(soundEffectsEndpoints.listSimilar, listSimilar, presentSimilar)
  on(soundEffectsEndpoints.hearLibrary, hearLibrarySound)
  on(soundEffectsEndpoints.downloadLibrary, downloadLibrary, {
    audit: unaudited('reads only', 'which sounds are asked for is sent as a body'),
  })
  on(soundEffectsEndpoints.purchase, purchaseSound, {
    audit: unaudited('made content', 'a sound in the history'),
  })
  on(soundEffectsEndpoints.listStarred, listStarred, (page) => page)
  const liking = { audit: unaudited('own preference', 'what somebody likes') }
  on(soundEffectsEndpoints.like, likeSound, ok, liking)
  on(soundEffectsEndpoints.unlike, unlikeSound, ok, liking)
  on(soundEffectsEndpoints.star, starSound, ok, liking)
  on(soundEffectsEndpoints.unstar, unstarSound, ok, liking)
  on(soundEffectsEndpoints.report, reportSound, ok, {
    audit: unaudited('kept elsewhere', 'reports are kept as cases for whoever runs the instance'),
  })
  on(soundEffectsEndpoints.getPublication, getPublication, presentPublication)
  on(soundEffectsEndpoints.publish, publishSound, presentPublication, {
    audit: ['sound-effects.published', 'sound-effects.publication-changed'],
  })
  on(soundEffectsEndpoints.withdraw, withdrawSound, ok, { audit: 'sound-effects.withdrawn' })
})
