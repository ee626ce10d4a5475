import { publishingEndpoints, type Work } from '@vireo/contracts/publishing'
import { showSuccess } from '@vireo/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { call } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { isBeingMade, useKeepWork } from '../queries.ts'
import { publishingWords } from '../words.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useSchedule } from './use-schedule.ts'
import { releaseWords } from './words.ts'

type Asked = 'release' | 'schedule' | 'withdraw' | 'stop'

/** Gathers what is done with the editions of a work, each after a question; says so once one is released. */
export function useReleaseActions(work: Work, onSaveAll: () => Promise<boolean>) {
  const [asked, setAsked] = useState<Asked>()
  const keep = useKeepWork()
  const { schedule, cancel } = useSchedule(work, onSaveAll)
  useTellReleased(work)
  const { work_id, title, edition } = work
  const close = () => setAsked(undefined)
  const release = async () => {
    // What is wrong says so where it stands.
    if (!(await onSaveAll())) return
    keep(await call(publishingEndpoints.releaseWork, { work_id }))
  }
  const withdraw = async () => {
    keep(await call(publishingEndpoints.withdrawWork, { work_id }))
    if (edition) showSuccess(publishingWords.withdrawn(title))
  }
  const questions: Record<Asked, ReactNode> = {
    release: (
      <ConfirmFirst
        title={releaseWords.releaseTitle(title)}
        consequence={edition ? releaseWords.releaseNextConsequence : releaseWords.releaseConsequence}
        action={releaseWords.release}
        act={release}
        onClose={close}
      />
    ),
    schedule: <ScheduleDialog onSchedule={schedule} onClose={close} />,
    withdraw: (
      <ConfirmFirst
        title={publishingWords.withdrawTitle(title)}
        consequence={publishingWords.withdrawConsequence}
        action={publishingWords.withdraw}
        danger
        act={withdraw}
        onClose={close}
      />
    ),
    stop: (
      <ConfirmFirst
        title={releaseWords.stopTitle}
        consequence={edition ? releaseWords.stopAndWithdraw : releaseWords.stopConsequence}
        action={edition ? publishingWords.withdraw : releaseWords.stop}
        dismiss={releaseWords.goOn}
        danger
        act={withdraw}
        onClose={close}
      />
    ),
  }
  return {
    release: () => setAsked('release'),
    schedule: () => setAsked('schedule'),
    cancelScheduled: () => void cancel(),
    withdraw: () => setAsked('withdraw'),
    stop: () => setAsked('stop'),
    dialogs: asked ? questions[asked] : null,
  }
}

/** Says that a work is released when that happens while somebody looks at it. */
function useTellReleased(work: Work): void {
  const wasMaking = useRef(false)
  const { title, edition } = work
  const isMaking = isBeingMade(work)
  const isDone = !isMaking && edition !== null && work.release === null
  useEffect(() => {
    if (wasMaking.current && isDone) showSuccess(releaseWords.released(title))
    wasMaking.current = isMaking
  }, [isDone, isMaking, title])
}
