import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { presentVoice } from '#voices'
import { designVoice } from './design-voice.ts'
import { createPreviews } from './create-previews.ts'
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
  on(voiceDesignEndpoints.design, designVoice, presentPreviews, {
    audit: unaudited('made content', 'previews, for a while'),
  })
  on(voiceDesignEndpoints.createPreviews, createPreviews, presentPreviews, {
    audit: unaudited('made content', 'previews, for a while'),
  })
  on(voiceDesignEndpoints.remix, remixVoice, presentPreviews, {
    audit: unaudited('made content', 'previews, for a while'),
  })
  on(voiceDesignEndpoints.create, saveVoice, presentVoice, { audit: 'voices.added' })
  on(voiceDesignEndpoints.createFromPreview, saveVoice, presentVoice, { audit: 'voices.added' })
  on(voiceDesignEndpoints.stream, streamPreview)
  on(voiceDesignEndpoints.readDescription, describeReading, (answer) => answer, {
    audit: unaudited('reads only', 'what a description asks for'),
  })
  on(voiceDesignEndpoints.getOptions, getOptions, (options) => options)
  on(voiceDesignEndpoints.createSession, createSession, presentSession, {
    audit: unaudited('made content', 'a session of previews'),
  })
  on(voiceDesignEndpoints.listSessions, listSessions, (sessions) => ({
    remixing_sessions: sessions.map(presentSession),
  }))
  on(voiceDesignEndpoints.getSession, getSession, presentSessionDetails)
  on(voiceDesignEndpoints.deleteSession, deleteSession, ({ sessionId }) => ({ voice_remixing_session_id: sessionId }), {
    audit: unaudited('made content', 'a session of previews'),
  })
})
