import { player } from '#kit/player/index.ts'
import { logQuietly } from '#kit/log.ts'

/** A stretch that is played to its end, or again and again. */
type Range = { readonly fromS: number; readonly toS: number; readonly loops: boolean }

/** What plays the recording on a workbench. */
export type Sound = {
  readonly attach: (element: HTMLMediaElement) => () => void
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  readonly playRange: (range: Range) => void
  readonly endRange: () => void
  readonly setRate: (rate: number) => void
  readonly positionS: () => number
  readonly isPlaying: () => boolean
  /** Hears of each frame while it plays, and whenever the needle is moved. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes what plays the recording: it pauses the player of the page, and is paused by it. */
export function createSound(): Sound {
  let element: HTMLMediaElement | undefined
  let range: Range | undefined
  let rate = 1
  let frame = 0
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const follow = () => {
    cancelAnimationFrame(frame)
    if (element && range && isOver(element, range)) range = undefined
    tell()
    if (element && !element.paused) frame = requestAnimationFrame(follow)
  }
  const play = () => {
    player.pause()
    element?.play().catch((error: unknown) => logQuietly('the recording does not play', error))
  }
  const seek = (seconds: number) => {
    if (element) element.currentTime = Math.max(0, seconds)
    tell()
  }
  return {
    attach(attached) {
      element = attached
      setRateOf(attached, rate)
      const stopListening = listenTo(attached, follow)
      return () => {
        cancelAnimationFrame(frame)
        stopListening()
        element = undefined
      }
    },
    toggle: () => (element?.paused ? play() : element?.pause()),
    seek(seconds) {
      range = undefined
      seek(seconds)
    },
    playRange(wanted) {
      range = wanted
      seek(wanted.fromS)
      play()
    },
    endRange: () => void (range = undefined),
    setRate(next) {
      rate = next
      if (element) setRateOf(element, next)
    },
    positionS: () => element?.currentTime ?? 0,
    isPlaying: () => element !== undefined && !element.paused,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Sets how fast a recording is played, and each other that is loaded in its place. */
function setRateOf(element: HTMLMediaElement, rate: number): void {
  element.defaultPlaybackRate = rate
  element.playbackRate = rate
}

/** Begins a stretch anew that has come to its end and is repeated, else stops there; tells whether it is over. */
function isOver(element: HTMLMediaElement, { fromS, toS, loops }: Range): boolean {
  if (element.currentTime < toS) return false
  element.currentTime = loops ? fromS : toS
  if (!loops) element.pause()
  return !loops
}

/** Hears what becomes of a recording, and lets one thing be heard at a time. */
function listenTo(element: HTMLMediaElement, follow: () => void): () => void {
  const stopHearing = player.subscribe(() => {
    if (player.state().status === 'playing') element.pause()
  })
  const moments = ['play', 'pause', 'seeked', 'loadedmetadata'] as const
  for (const moment of moments) element.addEventListener(moment, follow)
  return () => {
    stopHearing()
    for (const moment of moments) element.removeEventListener(moment, follow)
  }
}
