import { isolationEndpoints } from '@vireo/contracts/isolation'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { assertMayIsolate } from './begin-isolation.ts'
import { convertIsolation } from './convert-isolation.ts'
import { deleteIsolation } from './delete-isolation.ts'
import { getIsolatedAudio } from './get-isolated-audio.ts'
import { getIsolatedVideo } from './films/get-isolated-video.ts'
import { listIsolations } from './list-isolations.ts'
import { presentIsolations } from './present-isolation.ts'
import { replayIsolation } from './repeating/replay-isolation.ts'
import { streamIsolation } from './stream-isolation.ts'

export const isolationRoutes = defineRoutes((on) => {
  const made = {
    audit: unaudited('made content', 'a recording among those that were isolated'),
    beforeBody: assertMayIsolate,
    replay: replayIsolation,
  }
  on(isolationEndpoints.convert, convertIsolation, made)
  on(isolationEndpoints.stream, streamIsolation, made)
  on(isolationEndpoints.list, listIsolations, presentIsolations)
  on(isolationEndpoints.getAudio, getIsolatedAudio)
  on(isolationEndpoints.getVideo, getIsolatedVideo)
  on(isolationEndpoints.delete, deleteIsolation, () => undefined, { audit: 'isolation.deleted' })
})
