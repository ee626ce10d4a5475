import { productionsEndpoints, TaskContent } from '@vireo/contracts/productions'
import { namesOfBoth, putTogether, settled, type TimedText, type Unsettled } from '@vireo/transcripts/timed'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ApiError, call } from '#kit/api/index.ts'
import type { Saver } from '#kit/saving/index.ts'
import type { WorkPath } from '../queries.ts'
import { type Draft, dropDraft, keepDraft } from './drafts.ts'
import { useTextSaver } from './use-text-saver.ts'
import { whyNotKept } from './why-not-kept.ts'

/** Somebody saved another version: what is to be decided, and what it is to be saved over. */
export type Conflict = {
  readonly version: number
  readonly theirs: TimedText
  readonly unsettled: Unsettled
  readonly speakers: TimedText['speakers']
}

export type Keeping = {
  readonly saver: Saver<TimedText>
  /** Takes what was written; it is kept here at once, and sent when typing rests. */
  readonly keep: (text: TimedText) => void
  /** Whether the browser has room for what was not sent. */
  readonly isHeld: boolean
  readonly conflict: Conflict | undefined
  /** Puts what is written together with what others saved; where that is not clear, somebody is asked. */
  readonly meet: (conflict: Conflict) => void
  /** Goes on with what was decided, over the version of the others. */
  readonly settle: (text: TimedText) => void
}

type Kept = { readonly version: number; readonly text: TimedText }
const draftRestMs = 400
const againMs = 8000

/** Keeps what is written for a task: in this browser at once, and on the server as soon as it can be reached. */
export function useKeeping(path: WorkPath, first: Kept, onMerged: (text: TimedText) => void): Keeping {
  const kept = useRef(first)
  const latest = useRef<TimedText>(undefined)
  const merged = useRef(onMerged)
  const meeting = useRef<Keeping['meet']>(undefined)
  const [conflict, show] = useState<Conflict>()
  const [isHeld, hold] = useState(true)
  useEffect(() => {
    merged.current = onMerged
  })
  const saver = useTextSaver(async (text) => {
    const { version } = await call(productionsEndpoints.saveContent, {
      ...path,
      expected_version: kept.current.version,
      content: contentOf(text),
    }).catch((error: unknown) => {
      const other = otherIn(error)
      if (other) meeting.current?.({ ...other, ...rejoin({ base: kept.current.text.segments, text }, other.theirs) })
      throw error
    })
    kept.current = { version, text }
    if (latest.current === text) dropDraft(path.task_id)
  })
  const draftTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(
    (text: TimedText) => {
      latest.current = text
      clearTimeout(draftTimer.current)
      draftTimer.current = setTimeout(() => {
        const { version, text: base } = kept.current
        if (latest.current === text && base !== text)
          hold(keepDraft(path.task_id, { version, base: base.segments, text }))
      }, draftRestMs)
      saver.add(text)
    },
    [path.task_id, saver],
  )
  useTryingAgain(saver, conflict !== undefined)
  const goOn = ({ version, theirs }: Conflict, text: TimedText) => {
    kept.current = { version, text: theirs }
    show(undefined)
    merged.current(text)
    keep(text)
  }
  const meet = (met: Conflict) => {
    if (met.unsettled.clashes.length > 0) show(met)
    else goOn(met, { segments: settled(met.unsettled, []), speakers: met.speakers })
  }
  useEffect(() => {
    meeting.current = meet
  })
  const settle = (text: TimedText) => {
    if (conflict) goOn(conflict, text)
  }
  return { saver, keep, isHeld, conflict, meet, settle }
}

/** Sends what could not be sent when the network is back, and now and then in between. */
function useTryingAgain(saver: Saver<TimedText>, isStopped: boolean): void {
  useEffect(() => {
    if (isStopped) return undefined
    const again = () => {
      const state = saver.state()
      if (state.kind === 'failed' && !isLasting(state.error)) saver.flush().catch(() => undefined)
    }
    const timer = setInterval(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isStopped, saver])
}

/** Tells whether sending the same again is in vain. */
function isLasting(error: unknown): boolean {
  const why = whyNotKept(error)
  return why === 'over' || why === 'unfit'
}

/** Answers what else was saved, where that is why something was refused. */
function otherIn(error: unknown): Pick<Conflict, 'version' | 'theirs'> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'production_content_changed') return undefined
  const content = TaskContent.safeParse(error.data['content'])
  const version = error.data['version']
  return content.success && typeof version === 'number' ? { version, theirs: content.data } : undefined
}

function contentOf({ segments, speakers }: TimedText): TaskContent {
  return { segments: segments.map((segment) => ({ ...segment })), speakers: speakers.map((each) => ({ ...each })) }
}

/** Puts what somebody wrote and could not send together with what there is now. */
export function rejoin({ base, text: mine }: Pick<Draft, 'base' | 'text'>, theirs: TimedText) {
  return {
    unsettled: putTogether(base, mine.segments, theirs.segments),
    speakers: namesOfBoth(mine.speakers, theirs.speakers),
  }
}
