import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { presentVoice } from '../voices/index.ts'
import { createPreviews, designVoice } from './design-voice.ts'
import { describeReading } from './describe-reading.ts'
import { getOptions } from './get-options.ts'
import { presentPreviews } from './present-previews.ts'
import { remixVoice } from './remix-voice.ts'
import { saveVoice } from './save-voice.ts'
import { createSession } from './sessions/create-session.ts'
import { deleteSession } from './sessions/delete-session.ts'
import { getSession } from './sessions/get-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { presentSession, presentSessionDetails } from './sessions/present-session.ts'
import { streamPreview } from './stream-preview.ts'

export const voiceDesignRoutes = defineRoutes((on) => {
  on(api.voiceDesign.design, designVoice, presentPreviews)
  on(api.voiceDesign.createPreviews, createPreviews, presentPreviews)
  on(api.voiceDesign.remix, remixVoice, presentPreviews)
  on(api.voiceDesign.create, saveVoice, presentVoice)
  on(api.voiceDesign.createFromPreview, saveVoice, presentVoice)
  on(api.voiceDesign.stream, streamPreview)
  on(api.voiceDesign.readDescription, describeReading, (answer) => answer)
  on(api.voiceDesign.getOptions, getOptions, (options) => options)
  on(api.voiceDesign.createSession, createSession, presentSession)
  on(api.voiceDesign.listSessions, listSessions, (sessions) => ({ remixing_sessions: sessions.map(presentSession) }))
  on(api.voiceDesign.getSession, getSession, presentSessionDetails)
  on(api.voiceDesign.deleteSession, deleteSession, ({ sessionId }) => ({ voice_remixing_session_id: sessionId }))
})
