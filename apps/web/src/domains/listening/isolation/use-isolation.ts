import { isolationEndpoints, isolationLimits } from '@vireo/contracts/isolation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { announce } from '#kit/announce.tsx'
import { upload } from '#kit/api/index.ts'
import { problemWithContent, problemWithFile, readSource, type Source, useRecorder } from '#kit/recorder/index.ts'
import { useRun } from '#kit/running/use-run.ts'
import { creditsKey } from '#usage'
import { useRefreshIsolations } from './queries.ts'
import { type ComparedSounds, compareSounds } from './sound/compare-sounds.ts'
import { isolatedName } from './sounds.ts'
import { isolationWords } from './words.ts'

const minuteMs = 60_000

export type Isolated = ComparedSounds & { readonly id: string; readonly file: File; readonly durationMs: number }

export type IsolationState =
  | { readonly status: 'idle' }
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'working' }
  | { readonly status: 'done'; readonly result: Isolated }
  | { readonly status: 'failed'; readonly message: string }

/** Works out the credits for a recording of this length: whole seconds, then whole credits, both rounded up. */
export function isolationCost(durationMs: number): number {
  return Math.ceil((Math.ceil(Math.round(durationMs) / 1000) * isolationLimits.creditsPerMinute) / 60)
}

/** Holds the recording, the wishes, and what became of them. */
export function useIsolation() {
  const [source, setSource] = useState<Source>()
  const [problem, setProblem] = useState<string>()
  const [strength, setStrength] = useState(0.5)
  const work = useWork()

  const take = async (file: File, isRecorded: boolean) => {
    work.forget()
    const found = problemWithFile(file, isolationLimits.fileBytesMax)
    setProblem(found)
    if (found !== undefined) return
    const read = await readSource(file, isRecorded)
    const unreadable = await problemWithContent(read)
    setProblem(unreadable ?? problemWithLength(read))
    if (unreadable === undefined) setSource(read)
  }
  const recorder = useRecorder(isolationLimits.durationMsMax, (file) => void take(file, true))
  const start = () => {
    const found = source ? problemWithLength(source) : isolationWords.none
    setProblem(found)
    if (source && found === undefined) void work.run(source, strength)
  }
  const remove = () => {
    work.forget()
    setSource(undefined)
    setProblem(undefined)
  }
  return {
    source,
    problem,
    recorder,
    strength,
    setStrength,
    state: work.state,
    choose: (file: File) => void take(file, false),
    remove,
    start,
    cancel: work.forget,
  }
}

function problemWithLength({ durationMs }: Source): string | undefined {
  const isTooLong = durationMs !== undefined && durationMs > isolationLimits.durationMsMax
  return isTooLong ? isolationWords.tooLong(isolationLimits.durationMsMax / minuteMs) : undefined
}

/** Runs one isolation at a time; whoever leaves the screen calls it off. */
function useWork() {
  const client = useQueryClient()
  const refresh = useRefreshIsolations()
  const { state, run, cancel } = useRun<IsolationState>({ status: 'idle' })
  const isolate = (source: Source, strength: number) =>
    run(
      async ({ signal, become }) => {
        become({ status: 'uploading', share: 0 })
        const onProgress = (share: number) => become(share < 1 ? { status: 'uploading', share } : { status: 'working' })
        const asked = { signal, onProgress }
        const { blob, headers } = await upload(isolationEndpoints.convert, { strength }, { audio: source.file }, asked)
        const durationMs = source.durationMs ?? 0
        const compared = await compareSounds(source.file, blob, durationMs)
        const file = new File([blob], isolatedName(source.file.name), { type: 'audio/mpeg' })
        become({
          status: 'done',
          result: { ...compared, id: headers.get('history-item-id') ?? source.id, file, durationMs },
        })
        announce(isolationWords.announceEnd)
        refresh()
        await client.invalidateQueries({ queryKey: creditsKey })
      },
      (message) => ({ status: 'failed', message }),
    )
  return { state, run: isolate, forget: cancel }
}
