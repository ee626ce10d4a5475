import { instantCloningEndpoints } from '@vireo/contracts/instant-cloning'
import { sampleLimits, SampleReport } from '@vireo/contracts/voices'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'

import { ApiError, isAborted, messageOf, uploadFor } from '#kit/api/index.ts'
import { readSource, type Source } from '#kit/recorder/index.ts'
import { keepSamples, type Sample } from './sample-list.ts'

export type Samples = {
  readonly list: readonly Sample[]
  readonly method: 'acoustic_matching' | 'zero_shot' | undefined
  /** How many there may be. */
  readonly filesMax: number
  add(files: readonly File[], isRecorded?: boolean): void
  check(sample: Sample): void
  remove(sample: Sample): void
  tell(sample: Sample, transcript: string): void
  /** Takes over what the server said of those that were sent for a clone. */
  note(sent: readonly Sample[], reports: readonly SampleReport[]): void
  clear(): void
}

/** Holds recordings for a voice, so many at most: each is sent to be listened to as soon as it is there. */
export function useSamples(filesMax: number = sampleLimits.filesMax): Samples {
  const [list, setList] = useState<readonly Sample[]>([])
  const [held] = useState(() => keepSamples(setList))
  const [method, setMethod] = useState<Samples['method']>()
  const leave = useLeaving()

  const ask = async (source: Source) => {
    held.change(source.id, { status: 'checking', problem: undefined })
    try {
      const options = { signal: leave.current.signal, onProgress: () => undefined }
      const answer = await uploadFor(instantCloningEndpoints.inspectSamples, {}, { files: source.file }, options)
      setMethod(answer.cloning_method)
      held.change(source.id, { status: 'checked', report: answer.samples[0] })
    } catch (error) {
      if (!isAborted(error)) held.change(source.id, { status: 'failed', problem: messageOf(error) })
    }
  }
  const take = async (files: readonly File[], isRecorded: boolean) => {
    for (const file of held.reserve(files, filesMax)) {
      const source = await readSource(file, isRecorded)
      held.place(source)
      await ask(source)
    }
  }
  return {
    list,
    method,
    filesMax,
    add: (files, isRecorded = false) => void take(files, isRecorded),
    check: ({ source }) => void ask(source),
    remove: ({ source }) => held.remove(source.id),
    tell: ({ source }, transcript) => held.change(source.id, { transcript }),
    note: (sent, reports) =>
      sent.forEach(({ source }, at) => {
        const report = reports[at]
        if (report) held.change(source.id, { status: 'checked', report: { ...report } })
      }),
    clear: held.clear,
  }
}

/** Calls off what is under way when the screen is left. */
function useLeaving() {
  const leave = useRef(new AbortController())
  useEffect(() => {
    if (leave.current.signal.aborted) leave.current = new AbortController()
    return () => leave.current.abort()
  }, [])
  return leave
}

const Reports = z.object({ samples: z.array(SampleReport) })

/** Reads what the server says of each recording when it refuses all of them. */
export function reportsIn(error: unknown): readonly SampleReport[] {
  const reports = Reports.safeParse(error instanceof ApiError ? error.data : undefined)
  return reports.success ? reports.data.samples : []
}

/** What of a list would be sent: everything that nobody refused. */
export const usable = (list: readonly Sample[]): readonly Sample[] =>
  list.filter(({ report }) => report === undefined || report.accepted)
