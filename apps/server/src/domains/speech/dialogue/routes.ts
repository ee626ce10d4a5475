import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { replayRecording } from '../replay.ts'
import { convertDialogue } from './convert-dialogue.ts'
import { convertDialogueWithTimestamps, type TimedDialogueRecording } from './convert-dialogue-with-timestamps.ts'
import { presentTimedDialogue } from './present-timed-dialogue.ts'
import { replayDialogueLines, replayTimedDialogue } from './replay-dialogue.ts'
import { streamDialogue } from './stream-dialogue.ts'
import { streamDialogueWithTimestamps } from './stream-dialogue-with-timestamps.ts'

const ownHeaders = (recording: TimedDialogueRecording) => recording.headers

export const dialogueRoutes = defineRoutes((on) => {
  on(api.speech.convertDialogue, convertDialogue, { replay: replayRecording })
  on(api.speech.streamDialogue, streamDialogue, { replay: replayRecording })
  on(api.speech.convertDialogueWithTimestamps, convertDialogueWithTimestamps, presentTimedDialogue, {
    headers: ownHeaders,
    replay: replayTimedDialogue,
  })
  on(api.speech.streamDialogueWithTimestamps, streamDialogueWithTimestamps, { replay: replayDialogueLines })
})
