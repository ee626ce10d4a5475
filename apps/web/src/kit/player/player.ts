import { messageOf } from '../api/index.ts'
import { logQuietly } from '../log.ts'
import { emptyElement, makeElement } from './audio-element.ts'
import { feedTrack } from './feed-track.ts'
import { keepHabits, readHabits, type Habits } from './habits.ts'
import { keepPeaks } from './levels/known-peaks.ts'
import type { Outline } from './levels/outline.ts'
import { nothing, type PlayerState } from './player-state.ts'
import { silence } from './silence.ts'
import { setSource } from './stream-feed.ts'
import { nextLoop, queueOf, stepIn, without, type Queue, type Track } from './track.ts'

/** Later than this, "previous" means the beginning of the same recording. */
const startOverMs = 3000

/** Plays one recording at a time. */
export class Player {
  readonly #storageKey: `vireo.${string}` | undefined
  readonly #listeners = new Set<() => void>()
  /** Whether it should be heard as soon as it can be. */
  #wanted = false
  readonly #moved = new Set<() => void>()
  /** Where the needle will be put as soon as there is something to put it on. */
  #beginMs: number | undefined
  #element: HTMLAudioElement | undefined
  #opening = new AbortController()
  #state: PlayerState

  /** `storageKey` keeps speed and volume for the next visit. */
  constructor(storageKey?: `vireo.${string}`) {
    this.#storageKey = storageKey
    this.#state = { ...nothing, queue: undefined, loop: 'off', ...readHabits(storageKey) }
  }

  readonly state = (): PlayerState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls back when the needle was moved by hand. Returns how to stop listening. */
  onMoved(listener: () => void): () => void {
    this.#moved.add(listener)
    return () => this.#moved.delete(listener)
  }

  /** Where the needle is, in milliseconds. */
  positionMs(): number {
    return this.#beginMs ?? (this.#element?.currentTime ?? 0) * 1000
  }

  /** Puts a recording here as it was left, paused; nothing is fetched before somebody plays it. */
  restore(track: Track, positionMs: number): void {
    if (this.#state.track) return
    this.#beginMs = positionMs
    this.#set({
      ...nothing,
      status: 'paused',
      track,
      durationMs: track.durationMs,
      isUntouched: true,
      queue: queueOf(track),
    })
    this.#tellMoved()
  }

  /**
   * Starts a recording, from its beginning unless it is said from where; the one before it is left. The queue is where
   * it stands among others.
   */
  async play(track: Track, queue: Queue = queueOf(track), fromMs = 0): Promise<void> {
    this.#opening.abort()
    this.#opening = new AbortController()
    const { signal } = this.#opening
    const element = this.#prepare()
    emptyElement(element)
    this.#wanted = true
    this.#beginMs = fromMs
    const loop = queue.tracks.length < 2 && this.#state.loop === 'all' ? 'off' : this.#state.loop
    this.#set({ ...nothing, status: 'loading', track, durationMs: track.durationMs, queue, loop })
    this.#tellMoved()
    try {
      await feedTrack(element, track, {
        signal,
        onSource: () => this.#begin(element),
        onLevels: (levels) => this.#state.isWhole || this.#state.track?.peaks || this.#set({ levels }),
        onOutline: (outline) => this.#outline(track, outline),
      })
      if (signal.aborted) return
      this.#set({ isWhole: true, levels: undefined })
      if (element.paused && !element.ended) this.#start(element)
    } catch (error) {
      // What has arrived stays playable; only a recording without any sound has failed.
      const isSilent = element.readyState === HTMLMediaElement.HAVE_NOTHING
      if (!signal.aborted && isSilent) this.#set({ status: 'failed', problem: messageOf(error) })
    }
  }

  /** Adds what became known about a recording, wherever it stands. */
  describe(trackId: string, known: Partial<Omit<Track, 'id'>>): void {
    const { track, queue } = this.#state
    const described = (each: Track) => (each.id === trackId ? { ...each, ...known } : each)
    const durationMs = track?.id === trackId ? (this.#state.durationMs ?? known.durationMs) : this.#state.durationMs
    this.#set({
      track: track && described(track),
      queue: queue && { ...queue, tracks: queue.tracks.map(described) },
      durationMs,
    })
  }

  /** Plays on, or starts over at the end. */
  resume(): void {
    const { track, queue, status } = this.#state
    if (!track) return
    const isOpen = this.#element !== undefined && this.#element.src !== ''
    if (status === 'failed' || (status === 'paused' && this.#beginMs !== undefined && !isOpen)) {
      void this.play(track, queue, this.positionMs())
      return
    }
    this.#wanted = true
    if (this.#element && isOpen) this.#start(this.#element)
  }

  pause(): void {
    this.#wanted = false
    this.#element?.pause()
    const { status } = this.#state
    if (status === 'playing' || status === 'loading') this.#set({ status: 'paused' })
  }

  toggle(): void {
    const { status } = this.#state
    if (status === 'playing' || (status === 'loading' && this.#wanted)) this.pause()
    else this.resume()
  }

  /** Plays the next recording of the queue, where there is one. */
  next(): void {
    this.#step(1)
  }

  /** Plays the recording before, or the same one from its beginning once it is under way. */
  previous(): void {
    if (this.positionMs() > startOverMs || !this.#step(-1)) this.seek(0)
  }

  /** Whether there is a recording in this direction. */
  hasNeighbour(by: 1 | -1): boolean {
    const { queue, loop } = this.#state
    return queue !== undefined && stepIn(queue, by, loop) !== undefined
  }

  cycleLoop(): void {
    const { loop, queue } = this.#state
    if (queue) this.#set({ loop: nextLoop(loop, queue) })
  }

  /** Moves the needle, in milliseconds; never outside the recording. */
  seek(positionMs: number): void {
    if (!this.#state.track) return
    const end = this.#state.durationMs ?? Number.POSITIVE_INFINITY
    const target = Math.min(end, Math.max(0, positionMs))
    if (this.#beginMs !== undefined) this.#beginMs = target
    else if (this.#element) this.#element.currentTime = target / 1000
    if (this.#state.status === 'ended' && positionMs < end) this.#set({ status: 'paused' })
    if (this.#state.isUntouched) this.#set({ isUntouched: false })
    this.#tellMoved()
  }

  skip(byMs: number): void {
    this.seek(this.positionMs() + byMs)
  }

  setSpeed(speed: number): void {
    if (this.#element) this.#element.playbackRate = speed
    this.#change({ speed })
  }

  setVolume(volume: number): void {
    if (this.#element) this.#element.volume = volume
    this.#change({ volume })
  }

  setMuted(muted: boolean): void {
    if (this.#element) this.#element.muted = muted
    this.#change({ muted })
  }

  /** Starts once inside a gesture, unheard, so that the browser lets it start without one later. */
  unlock(): void {
    if (this.#state.track) return
    const element = this.#prepare()
    setSource(element, silence())
    // A recording that takes its place meanwhile interrupts it, which is all right.
    element.play().catch(() => undefined)
  }

  /** Takes recordings out of the queue, and stops where one of them is played. */
  forget(trackIds: ReadonlySet<string>): void {
    const { track, queue } = this.#state
    if (track && trackIds.has(track.id)) this.clear()
    else if (queue) this.#set({ queue: without(queue, trackIds) })
  }

  /** Forgets the recording. */
  clear(): void {
    this.#opening.abort()
    this.#wanted = false
    this.#beginMs = undefined
    if (this.#element) emptyElement(this.#element)
    this.#set({ ...nothing, queue: undefined, loop: 'off' })
  }

  /** Takes over how a recording looks that came without, and keeps it for lists. */
  #outline(track: Track, outline: Outline): void {
    if (this.#state.track?.peaks) return
    this.describe(track.id, outline)
    if (this.#storageKey) keepPeaks(track.id, outline.peaks)
  }

  /** Puts the needle where it is to begin, and starts. */
  #begin(element: HTMLAudioElement): void {
    const beginMs = this.#beginMs ?? 0
    this.#beginMs = undefined
    if (element.currentTime !== beginMs / 1000) element.currentTime = beginMs / 1000
    this.#start(element)
  }

  #step(by: 1 | -1): boolean {
    const { queue, loop } = this.#state
    const index = queue && stepIn(queue, by, loop)
    const track = index === undefined ? undefined : queue?.tracks[index]
    if (!queue || index === undefined || !track) return false
    void this.play(track, { ...queue, index })
    return true
  }

  #start(element: HTMLAudioElement): void {
    if (!this.#wanted) return
    element.playbackRate = this.#state.speed
    // A browser that refuses to start by itself leaves the recording waiting for a click.
    void element.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      logQuietly('The browser did not start the player by itself.', error)
      this.#wanted = false
      this.#set({ status: 'paused' })
    })
  }

  #prepare(): HTMLAudioElement {
    this.#element ??= makeElement({
      volume: this.#state.volume,
      muted: this.#state.muted,
      onStatus: (status) => this.#state.track && this.#set({ status }),
      onEnd: () => this.#state.track && this.#atEnd(),
      onPause: () => this.#state.status === 'playing' && this.#set({ status: 'paused' }),
      onDuration: (durationMs) => this.#state.track && this.#set({ durationMs }),
      onError: () => this.#fail(),
    })
    return this.#element
  }

  #atEnd(): void {
    const { loop, queue } = this.#state
    if (loop === 'one') {
      this.seek(0)
      this.resume()
      return
    }
    if ((queue?.goesOn || loop === 'all') && this.#step(1)) return
    this.#wanted = false
    this.#set({ status: 'ended' })
  }

  /** Only an address can fail without anybody awaiting it; streams tell by themselves. */
  #fail(): void {
    const { track, status } = this.#state
    if (track && status === 'loading' && this.#state.isWhole)
      this.#set({ status: 'failed', problem: messageOf(undefined) })
  }

  #tellMoved(): void {
    for (const listener of this.#moved) listener()
  }

  #change(habit: Partial<Habits>): void {
    this.#set(habit)
    keepHabits(this.#storageKey, this.#state)
  }

  #set(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
