import { speechEndpoints } from '@vireo/contracts/speech'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { replayRecording } from '../takes/replay.ts'
import { convertDialogue } from './convert-dialogue.ts'
import { convertDialogueWithTimestamps, type TimedDialogueRecording } from './convert-dialogue-with-timestamps.ts'
import { presentTimedDialogue } from './present-timed-dialogue.ts'
import { replayDialogueLines, replayTimedDialogue } from './replay-dialogue.ts'
import { streamDialogue } from './stream-dialogue.ts'
import { streamDialogueWithTimestamps } from './stream-dialogue-with-timestamps.ts'

const ownHeaders = (recording: TimedDialogueRecording) => recording.headers

export const dialogueRoutes = defineRoutes((on) => {
  on(speechEndpoints.convertDialogue, convertDialogue, {
    audit: unaudited('made content', 'a recording in the history'),
    replay: replayRecording,
  })
  on(speechEndpoints.streamDialogue, streamDialogue, {
    audit: unaudited('made content', 'a recording in the history'),
    replay: replayRecording,
  })
  on(speechEndpoints.convertDialogueWithTimestamps, convertDialogueWithTimestamps, presentTimedDialogue, {
    audit: unaudited('made content', 'a recording in the history'),
    headers: ownHeaders,
    replay: replayTimedDialogue,
  })
  on(speechEndpoints.streamDialogueWithTimestamps, streamDialogueWithTimestamps, {
    audit: unaudited('made content', 'a recording in the history'),
    replay: replayDialogueLines,
  })
})
