type Listener = () => void

/** The little of a browser's audio element that the player uses; a test plays the browser. */
export class PretendAudio {
  src = ''
  currentTime = 0
  duration = Number.NaN
  playbackRate = 1
  volume = 1
  muted = false
  paused = true
  ended = false
  readyState = 0
  disableRemotePlayback = false
  /** What the browser answers to being asked to play. */
  refusal: Error | undefined
  readonly #listeners = new Map<string, Listener[]>()

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }

  async play(): Promise<void> {
    if (this.refusal) throw this.refusal
    this.paused = false
    this.ended = false
    this.tell('play')
    this.tell('playing')
  }

  pause(): void {
    if (this.paused) return
    this.paused = true
    this.tell('pause')
  }

  load(): void {
    this.currentTime = 0
    this.ended = false
  }

  removeAttribute(): void {
    this.src = ''
  }

  /** The browser has learned how long the recording is. */
  know(durationMs: number): void {
    this.duration = durationMs / 1000
    this.tell('durationchange')
  }

  /** The recording has been heard to its end. */
  end(): void {
    this.currentTime = this.duration
    this.ended = true
    this.paused = true
    this.tell('pause')
    this.tell('ended')
  }

  tell(type: string): void {
    for (const listener of this.#listeners.get(type) ?? []) listener()
  }
}
