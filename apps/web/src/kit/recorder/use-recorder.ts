import { useEffect, useRef, useState, type RefObject } from 'react'

import type { MicrophoneRecording } from './microphone.ts'
import { microphoneProblem } from './microphone-problem.ts'

export type Recorder = {
  readonly status: 'idle' | 'asking' | 'recording' | 'paused'
  readonly problem: string | undefined
  readonly elapsedMs: number
  /** How loud the microphone is, 0 … 1, as a meter shows it that falls slowly. */
  readonly level: number
  /** How loud it was so far, one level for each tenth of a second. */
  readonly levels: readonly number[]
  start(): void
  pause(): void
  resume(): void
  /** Ends the recording and hands it over. */
  stop(): void
  /** Ends it and forgets it. */
  discard(): void
}

const tickMs = 100

/** What is left of the level after a tick: rises at once and falls in a second or so, as a peak meter does. */
const fallPerTick = 0.85

/** Records from the microphone, for so long at most. Whoever leaves the screen stops being recorded. */
export function useRecorder(longestMs: number, onRecorded: (file: File) => void): Recorder {
  const [status, setStatus] = useState<Recorder['status']>('idle')
  const [problem, setProblem] = useState<string>()
  const running = useRef<MicrophoneRecording>(undefined)

  const mounted = useLeaving(running)

  const { elapsedMs, level, levels, beQuiet, beginAnew } = useHearing(running, status === 'recording')

  useEffect(() => {
    if (elapsedMs >= longestMs) running.current?.end(true)
  }, [elapsedMs, longestMs])

  const start = async () => {
    setProblem(undefined)
    setStatus('asking')
    try {
      // Fetched when somebody records: most people bring files.
      const { startMicrophone } = await import('./microphone.ts')
      const begun = await startMicrophone((file, isWanted) => {
        running.current = undefined
        if (!mounted.current) return
        setStatus('idle')
        beQuiet()
        if (isWanted && file.size > 0) onRecorded(file)
      })
      if (!mounted.current) return begun.end(false)
      running.current = begun
      beginAnew()
      setStatus('recording')
    } catch (error) {
      setStatus('idle')
      setProblem(microphoneProblem(error))
    }
  }
  return {
    status,
    problem,
    elapsedMs,
    level,
    levels,
    start: () => void start(),
    pause: () => {
      running.current?.pause()
      beQuiet()
      setStatus('paused')
    },
    resume: () => {
      running.current?.resume()
      setStatus('recording')
    },
    stop: () => running.current?.end(true),
    discard: () => running.current?.end(false),
  }
}

const nothing: Pick<Recorder, 'elapsedMs' | 'level' | 'levels'> = { elapsedMs: 0, level: 0, levels: [] }

/** Listens to the microphone while it is recorded: for how long, how loud it is, and how loud it was. */
function useHearing(running: RefObject<MicrophoneRecording | undefined>, isRecording: boolean) {
  const [heard, setHeard] = useState(nothing)
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => {
      const now = running.current?.level() ?? 0
      setHeard(({ elapsedMs, level, levels }) => ({
        elapsedMs: elapsedMs + tickMs,
        level: Math.max(now, level * fallPerTick),
        levels: [...levels, now],
      }))
    }, tickMs)
    return () => clearInterval(timer)
  }, [running, isRecording])
  return {
    ...heard,
    beQuiet: () => setHeard((before) => ({ ...before, level: 0 })),
    beginAnew: () => setHeard(nothing),
  }
}

/** Ends the recording when the screen is left; tells whether it still stands. */
function useLeaving(running: RefObject<MicrophoneRecording | undefined>): RefObject<boolean> {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
      giveUp(running)
    }
  }, [running])
  return mounted
}

function giveUp(running: RefObject<MicrophoneRecording | undefined>): void {
  running.current?.end(false)
}
