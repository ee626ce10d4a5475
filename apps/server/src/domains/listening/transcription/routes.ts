import { transcriptionChannels, transcriptionEndpoints } from '@vireo/contracts/transcription'
import { unaudited } from '#http/declared/audited.ts'
import { defineChannels, defineRoutes } from '#http/routes.ts'
import { assertMayBegin, beginTranscript } from './asking/begin-transcript.ts'
import { assertMayConvert, convert, headersOf, leftUndone } from './asking/convert.ts'
import { addComment } from './commenting/add-comment.ts'
import { changeComment } from './commenting/change-comment.ts'
import { deleteComment } from './commenting/delete-comment.ts'
import { listComments } from './commenting/list-comments.ts'
import { presentComment } from './commenting/present-comment.ts'
import { presentConverted } from './asking/present-converted.ts'
import { replayBegun, replayConverted } from './asking/replay.ts'
import { exportTranscript } from './exporting/export-transcript.ts'
import { cancelTranscript } from './keeping/cancel-transcript.ts'
import { deleteMedia } from './keeping/delete-media.ts'
import { deleteTranscript } from './keeping/delete-transcript.ts'
import { getMedia } from './keeping/get-media.ts'
import { getSpoken } from './keeping/get-spoken.ts'
import { getVersion, presentVersion } from './reviewing/get-version.ts'
import { listVersions, presentVersions } from './reviewing/list-versions.ts'
import { restoreVersion } from './reviewing/restore-version.ts'
import { getMediaAddress } from './watching/get-media-address.ts'
import { watchMedia } from './watching/watch-media.ts'
import { openTranscript } from './keeping/open-transcript.ts'
import { listTranscripts } from './keeping/list-transcripts.ts'
import { presentSpoken } from './keeping/present-spoken.ts'
import { presentOpen, presentPage, presentSummary } from './keeping/present-transcript.ts'
import { renameTranscript } from './keeping/rename-transcript.ts'
import { saveDocument } from './keeping/save-document.ts'
import { converseRealtime } from './realtime/converse-realtime.ts'
import { presentFailure } from './realtime/present-failure.ts'

import { addKeyterms } from './keyterms/add-keyterms.ts'
import { listKeyterms } from './keyterms/list-keyterms.ts'
import { presentKeyterms } from './keyterms/present-keyterms.ts'
import { removeKeyterm } from './keyterms/remove-keyterm.ts'

export const transcriptionRoutes = defineRoutes((on) => {
  const made = unaudited('made content', 'a transcript among the others')
  const changed = { audit: unaudited('made content', 'a transcript, which keeps its versions') }
  const commented = { audit: unaudited('made content', 'a comment on a transcript') }
  on(transcriptionEndpoints.convert, convert, presentConverted, {
    isUnfinished: (done) => 'accepted' in done,
    audit: made,
    beforeBody: assertMayConvert,
    headers: headersOf,
    replay: replayConverted,
  })
  on(transcriptionEndpoints.get, getSpoken, presentSpoken)
  on(transcriptionEndpoints.delete, deleteTranscript, () => ({ status: 'ok' as const }), {
    audit: 'transcription.deleted',
  })
  on(transcriptionEndpoints.begin, beginTranscript, presentSummary, {
    audit: made,
    beforeBody: assertMayBegin,
    headers: ({ row }) => leftUndone(row),
    replay: replayBegun,
  })
  on(transcriptionEndpoints.list, listTranscripts, presentPage)
  on(transcriptionEndpoints.open, openTranscript, presentOpen)
  on(transcriptionEndpoints.export, exportTranscript)
  on(transcriptionEndpoints.save, saveDocument, (saved) => saved, changed)
  on(transcriptionEndpoints.rename, renameTranscript, presentSummary, changed)
  on(transcriptionEndpoints.cancel, cancelTranscript, presentSummary, changed)
  on(transcriptionEndpoints.listKeyterms, listKeyterms, presentKeyterms)
  on(transcriptionEndpoints.addKeyterms, addKeyterms, presentKeyterms, { audit: 'transcription.keyterms-added' })
  on(transcriptionEndpoints.removeKeyterm, removeKeyterm, () => ({ status: 'ok' as const }), {
    audit: 'transcription.keyterm-removed',
  })
  on(transcriptionEndpoints.getMedia, getMedia)
  on(transcriptionEndpoints.getMediaAddress, getMediaAddress, (address) => address)
  on(transcriptionEndpoints.watchMedia, watchMedia)
  on(transcriptionEndpoints.listVersions, listVersions, presentVersions)
  on(transcriptionEndpoints.getVersion, getVersion, presentVersion)
  on(transcriptionEndpoints.restoreVersion, restoreVersion, (kept) => kept, changed)
  on(transcriptionEndpoints.listComments, listComments, (rows, ctx) => ({
    comments: rows.map((row) => presentComment(row, ctx)),
  }))
  on(transcriptionEndpoints.addComment, addComment, presentComment, commented)
  on(transcriptionEndpoints.changeComment, changeComment, presentComment, commented)
  on(transcriptionEndpoints.deleteComment, deleteComment, () => ({ status: 'ok' as const }), {
    audit: 'transcription.comment-deleted',
  })
  on(transcriptionEndpoints.deleteMedia, deleteMedia, presentSummary, { audit: 'transcription.sound-deleted' })
})

export const transcriptionSockets = defineChannels((on) => {
  on(transcriptionChannels.realtime, converseRealtime, { presentFailure })
})
