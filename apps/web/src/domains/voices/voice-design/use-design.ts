import { type SessionIteration, voiceDesignEndpoints, voiceDesignLimits } from '@vireo/contracts/voice-design'
import { useEffect, useRef, useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { ApiError, call, isAborted, messageOf } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import type { DesignForm } from './design-form.ts'
import { beginSession, useRefreshDesign } from './queries.ts'
import { designWords } from './words.ts'

export type DesignState =
  | { readonly status: 'idle' | 'cancelled' }
  | { readonly status: 'working'; readonly sinceMs: number }
  | { readonly status: 'failed'; readonly message: string; readonly requestId: string | undefined }

/** Where a step is made: of which voice, in which session, after which iteration. */
export type StepPlace = {
  /** The voice or preview that is changed; undefined for a new voice. */
  readonly changedId: string | undefined
  /** The voice that the session began with. */
  readonly voiceId: string | undefined
  readonly sessionId: string | undefined
  readonly after: SessionIteration | undefined
}

/** Makes previews, one request at a time; leaving the screen calls it off, and what is called off costs nothing. */
export function useDesign(onStep: (sessionId: string, iterationId: string) => void) {
  const [state, setState] = useState<DesignState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const refresh = useRefreshDesign()
  useEffect(() => () => running.current?.abort(), [])

  const run = async (form: DesignForm, place: StepPlace) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'working', sinceMs: nowMs() })
    announce(designWords.working)
    try {
      const { signal } = controller
      const sessionId = place.sessionId ?? (await beginSession(place.voiceId, signal)).remixing_session_id
      const made = await ask(form, { ...place, sessionId }, signal)
      if (controller !== running.current) return
      setState({ status: 'idle' })
      announce(designWords.previews)
      onStep(sessionId, made.remixing_session_iteration_id ?? '')
      await refresh()
    } catch (error) {
      if (controller !== running.current) return
      setState(isAborted(error) ? { status: 'cancelled' } : failureOf(error))
    }
  }
  const cancel = () => running.current?.abort()
  return { state, run, cancel }
}

function failureOf(error: unknown): DesignState {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return { status: 'failed', message: messageOf(error), requestId }
}

function ask(form: DesignForm, place: StepPlace & { readonly sessionId: string }, signal: AbortSignal) {
  const { after, changedId, sessionId } = place
  const seed = form.keepsSeed ? after?.seed : undefined
  const request = {
    voice_description: form.description,
    wishes: form.sliders,
    stream_previews: true,
    remixing_session_id: sessionId,
    ...(form.findsText ? { auto_generate_text: true } : { text: form.text }),
    ...(after && { remixing_session_iteration_id: after.remixing_session_iteration_id }),
    ...(seed !== undefined && seed <= voiceDesignLimits.seedMax && { seed }),
  }
  return changedId === undefined
    ? call(voiceDesignEndpoints.design, request, { signal })
    : call(voiceDesignEndpoints.remix, { ...request, voice_id: changedId }, { signal })
}
