import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { defineRoutes } from '#http/routes.ts'
import { presentVoice } from '#voices'
import { createPreviews, designVoice } from './design-voice.ts'
import { describeReading } from './describe-reading.ts'
import { getOptions } from './get-options.ts'
import { presentPreviews } from './previews/present-previews.ts'
import { remixVoice } from './remix-voice.ts'
import { saveVoice } from './save-voice.ts'
import { createSession } from './sessions/create-session.ts'
import { deleteSession } from './sessions/delete-session.ts'
import { getSession } from './sessions/get-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { presentSession, presentSessionDetails } from './sessions/present-session.ts'
import { streamPreview } from './previews/stream-preview.ts'

export const voiceDesignRoutes = defineRoutes((on) => {
  on(voiceDesignEndpoints.design, designVoice, presentPreviews)
  on(voiceDesignEndpoints.createPreviews, createPreviews, presentPreviews)
  on(voiceDesignEndpoints.remix, remixVoice, presentPreviews)
  on(voiceDesignEndpoints.create, saveVoice, presentVoice)
  on(voiceDesignEndpoints.createFromPreview, saveVoice, presentVoice)
  on(voiceDesignEndpoints.stream, streamPreview)
  on(voiceDesignEndpoints.readDescription, describeReading, (answer) => answer)
  on(voiceDesignEndpoints.getOptions, getOptions, (options) => options)
  on(voiceDesignEndpoints.createSession, createSession, presentSession)
  on(voiceDesignEndpoints.listSessions, listSessions, (sessions) => ({
    remixing_sessions: sessions.map(presentSession),
  }))
  on(voiceDesignEndpoints.getSession, getSession, presentSessionDetails)
  on(voiceDesignEndpoints.deleteSession, deleteSession, ({ sessionId }) => ({ voice_remixing_session_id: sessionId }))
})
