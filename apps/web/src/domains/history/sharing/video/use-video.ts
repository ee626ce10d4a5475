import { sharingVideoEndpoints, type ShareVideoJob, type ShareVideoQuery } from '@vireo/contracts/sharing'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ApiError, call, callBytes, isAborted, messageOf } from '#kit/api/index.ts'
import { nowMs } from '#kit/clock.ts'
import { logQuietly } from '#kit/log.ts'
import { estimate, estimateProgress } from './estimate-progress.ts'
import { captionsOf } from './captions-of.ts'
import { followVideo, ownAddress } from './follow-video.ts'
import { videoWords as words } from './words.ts'

const lookEveryMs = 500

type Look = Pick<ShareVideoQuery, 'theme' | 'strip_v3_tags' | 'format'>
/** Where a video is, and what is said in it. */
type Video = { readonly address: string; readonly captions: string }

/** What failed, said as people read it, and whether it can be drawn once more. */
type Failed = { readonly message: string; readonly isPreview: boolean }

type Making = {
  readonly estimated: number
  readonly job: Pick<ShareVideoJob, 'job_id' | 'state' | 'progress'> | undefined
}

const firstLook: Look = { theme: 'color', strip_v3_tags: false, format: 'square' }

/** Keeps how a video is to look, its preview, how far it is, and the video. All of it goes with the dialog. */
export function useVideo(historyItemId: string, text: string) {
  const [look, setLook] = useState(firstLook)
  const [failed, setFailed] = useState<Failed>()
  const [video, setVideo] = useState<Video>()
  const onVideo = (address: string) =>
    setVideo({ address, captions: URL.createObjectURL(new Blob([captionsOf(text)], { type: 'text/vtt' })) })
  const onError = (message: string) => setFailed({ message, isPreview: false })
  const options = { historyItemId, characters: [...text].length, onVideo, onError }
  const { making, make, cancel, forget } = useMaking(options)
  const preview = usePreview(historyItemId, look, setFailed)
  useEffect(() => () => (video ? URL.revokeObjectURL(video.captions) : undefined), [video])
  // What was made looks otherwise, and what failed may not fail again.
  const change = (changed: Partial<Look>) => {
    forget()
    setVideo(undefined)
    setFailed(undefined)
    setLook((before) => ({ ...before, ...changed }))
  }
  const generate = () => {
    setFailed(undefined)
    return make(look)
  }
  const drawAgain = () => {
    setFailed(undefined)
    setLook((before) => ({ ...before }))
  }
  return { look, change, preview, failed, drawAgain, making, generate, cancel, video }
}

/** Draws the preview of a look, and once more for the same look given anew; a picture that is no longer shown is released. */
function usePreview(historyItemId: string, look: Look, onFailed: (failed: Failed) => void): string | undefined {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    const leaving = new AbortController()
    let address: string | undefined
    const asked = { history_item_id: historyItemId, ...look }
    const draw = async () => {
      const { stream } = await callBytes(sharingVideoEndpoints.previewVideo, asked, { signal: leaving.signal })
      const picture = await new Response(stream).blob()
      if (leaving.signal.aborted) return
      address = URL.createObjectURL(picture)
      setPreview(address)
    }
    draw().catch((failure: unknown) => {
      if (isAborted(failure)) return
      onFailed({ message: sentenceOf(failure, words.previewFailed, words.previewFailedUnknown), isPreview: true })
    })
    return () => {
      leaving.abort()
      setPreview(undefined)
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [historyItemId, look, onFailed])
  return preview
}

type MakingOptions = {
  readonly historyItemId: string
  readonly characters: number
  readonly onVideo: (address: string) => void
  readonly onError: (message: string) => void
}

function useMaking({ historyItemId, characters, onVideo, onError }: MakingOptions) {
  const [making, setMaking] = useState<Making>()
  const current = useRef<AbortController>(undefined)
  const forget = useCallback(() => {
    current.current?.abort()
    current.current = undefined
    setMaking(undefined)
  }, [])
  useEffect(() => () => current.current?.abort(), [])
  const make = async (look: Look) => {
    forget()
    const own = new AbortController()
    current.current = own
    const begun = nowMs()
    setMaking({ estimated: 0, job: undefined })
    const timer = setInterval(
      () => setMaking((now) => now && { ...now, estimated: estimateProgress(nowMs() - begun, characters) }),
      estimate.everyMs,
    )
    try {
      const address = await followVideo(
        { history_item_id: historyItemId, ...look },
        {
          signal: own.signal,
          onJob: (job) => setMaking((now) => now && { ...now, job }),
          pause: () => new Promise((resolve) => setTimeout(resolve, lookEveryMs)),
        },
      )
      if (address !== undefined && !own.signal.aborted) onVideo(ownAddress(address))
    } catch (failure) {
      if (!own.signal.aborted) onError(sentenceOf(failure, words.failed, words.failedUnknown))
    } finally {
      clearInterval(timer)
      if (current.current === own) forget()
    }
  }
  const cancel = () => {
    const id = making?.job?.job_id
    forget()
    if (id === undefined) return
    call(sharingVideoEndpoints.cancelVideo, { history_item_id: historyItemId, job_id: id }).catch((failure: unknown) =>
      logQuietly('the video was not canceled', failure),
    )
  }
  return { making, make, cancel, forget }
}

/** Says what failed: with the reason where the server gave one. */
function sentenceOf(failure: unknown, known: (message: string) => string, unknown: string): string {
  return failure instanceof ApiError ? known(messageOf(failure)) : unknown
}
