import { musicEndpoints } from '@vireo/contracts/music'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { compose } from './compose.ts'
import { composeDetailed } from './compose-detailed.ts'
import { composeDetailedStream } from './compose-detailed-stream.ts'
import { streamMusic } from './stream-music.ts'
import { createFinetune } from './finetunes/create-finetune.ts'
import { findFinetune } from './finetunes/find-finetune.ts'
import { listFinetunes } from './finetunes/list-finetunes.ts'
import { changeSong } from './songs/change-song.ts'
import { getScore } from './songs/get-score.ts'
import { getSong } from './songs/get-song.ts'
import { getStems } from './songs/get-stems.ts'
import { listSongs } from './songs/list-songs.ts'
import { makePlan } from './plans/make-plan.ts'
import { presentOpenSong, presentSongs } from './songs/present-song.ts'
import { replaySong } from './replay-song.ts'
import { hearGenre } from './samples/hear-genre.ts'
import { assertMaySeparate, separateStems } from './separation/separate-stems.ts'
import { presentUpload } from './uploads/present-upload.ts'
import { assertMayUpload, uploadSong } from './uploads/upload-song.ts'
import { assertMayCompose, composeForFilm } from './video/compose-for-film.ts'

export const musicRoutes = defineRoutes((on) => {
  const made = { audit: unaudited('made content', 'a song in the history') }
  const nothing = unaudited('reads only', 'a plan is told and not kept')
  const refused = unaudited('reads only', 'nothing is trained, so there is nothing to change')
  on(musicEndpoints.plan, makePlan, (plan) => plan, { audit: nothing })
  on(musicEndpoints.compose, compose, { ...made, replay: replaySong })
  on(musicEndpoints.composeDetailed, composeDetailed, made)
  on(musicEndpoints.stream, streamMusic, made)
  on(musicEndpoints.composeDetailedStream, composeDetailedStream, made)
  on(musicEndpoints.videoToMusic, composeForFilm, { ...made, beforeBody: assertMayCompose })
  on(musicEndpoints.upload, uploadSong, presentUpload, {
    audit: unaudited('made content', 'a song that somebody brought'),
    beforeBody: assertMayUpload,
    headers: ({ songId }) => ({ 'song-id': songId }),
  })
  on(musicEndpoints.separateStems, separateStems, {
    audit: unaudited('made content', 'an archive that is sent and not kept'),
    beforeBody: assertMaySeparate,
  })
  on(musicEndpoints.hearGenre, hearGenre)
  on(musicEndpoints.listSongs, listSongs, presentSongs)
  on(musicEndpoints.getSong, getSong, presentOpenSong)
  on(musicEndpoints.changeSong, changeSong, { ...made, replay: replaySong })
  on(musicEndpoints.getStems, getStems)
  on(musicEndpoints.getScore, getScore)
  on(musicEndpoints.listFinetunes, listFinetunes, (page) => page)
  on(musicEndpoints.createFinetune, createFinetune, (never: never) => never, {
    audit: refused,
    beforeBody: createFinetune,
  })
  on(musicEndpoints.getFinetune, findFinetune, (never: never) => never)
  on(musicEndpoints.updateFinetune, findFinetune, (never: never) => never, { audit: refused })
  on(musicEndpoints.deleteFinetune, findFinetune, (never: never) => never, { audit: refused })
})
