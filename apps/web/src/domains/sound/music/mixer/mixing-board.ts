import { gainsOf, type Channel } from './channel.ts'
import { readReel, type Reel } from './reel.ts'

/** So much of every track is handed to the browser at once, and so far ahead. */
const stretchSeconds = 2
const aheadSeconds = 5
const everyMs = 400
/** The first stretch is read before it is heard. */
const startSeconds = 0.12
/** Levels move so fast that nothing clicks. */
const moveSeconds = 0.015

type Strip = { readonly gain: GainNode; readonly pan: StereoPannerNode }
type Reading = Awaited<ReturnType<typeof readReel>>

/** Plays tracks together, to the sample, and lets levels and sides be moved meanwhile. */
export class MixingBoard {
  readonly #context: AudioContext
  readonly #reels: readonly Reel[]
  readonly #strips: readonly Strip[]
  readonly #onState: () => void
  #sources = new Set<AudioBufferSourceNode>()
  /** When frame 0 is, or would have been, heard: seconds of the context's clock. */
  #zero = 0
  /** Where it stands while nothing is heard. */
  #heldFrame = 0
  /** Counts what was begun: whatever is read for an earlier one is thrown away. */
  #run = 0
  #nextFrame = 0
  #timer: ReturnType<typeof setInterval> | undefined
  /** For which of them stretches are handed on now. */
  #filling = 0

  /** All reels are at the context's rate, as it decoded them. */
  constructor(context: AudioContext, reels: readonly Reel[], onState: () => void) {
    this.#context = context
    this.#reels = reels
    this.#onState = onState
    // What is louder than the song together was made for is pressed, not cut off.
    const limiter = new DynamicsCompressorNode(context, {
      threshold: -3,
      knee: 3,
      ratio: 20,
      attack: 0.002,
      release: 0.1,
    })
    limiter.connect(context.destination)
    this.#strips = reels.map(() => {
      const [gain, pan] = [new GainNode(context), new StereoPannerNode(context)]
      gain.connect(pan).connect(limiter)
      return { gain, pan }
    })
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined
  }

  get durationMs(): number {
    return (this.#frames / this.#context.sampleRate) * 1000
  }

  /** Where it is, in milliseconds. */
  positionMs(): number {
    return (this.#frame() / this.#context.sampleRate) * 1000
  }

  /** Moves levels and sides to where they are said to be. */
  set(channels: readonly Channel[]): void {
    const { currentTime } = this.#context
    for (const [nth, gain] of gainsOf(channels).entries()) {
      this.#strips[nth]?.gain.gain.setTargetAtTime(gain, currentTime, moveSeconds)
      this.#strips[nth]?.pan.pan.setTargetAtTime(channels[nth]?.pan ?? 0, currentTime, moveSeconds)
    }
  }

  /** Plays from where it stands; from the beginning where that is the end. */
  async play(): Promise<void> {
    if (this.isPlaying) return
    const from = this.#heldFrame >= this.#frames ? 0 : this.#heldFrame
    this.#heldFrame = from
    const run = ++this.#run
    this.#timer = setInterval(() => void this.#fill(run), everyMs)
    this.#onState()
    await this.#context.resume()
    const first = await this.#read(from)
    if (run !== this.#run) return
    this.#zero = this.#context.currentTime + startSeconds - from / this.#context.sampleRate
    this.#nextFrame = from
    this.#schedule(first)
    await this.#fill(run)
  }

  pause(): void {
    if (!this.isPlaying) return
    this.#heldFrame = this.#frame()
    this.#stop()
    this.#onState()
  }

  /** Moves to a place, and plays on from there where it was playing. */
  seek(positionMs: number): void {
    const wasPlaying = this.isPlaying
    if (wasPlaying) this.#stop()
    this.#heldFrame = Math.min(this.#frames, Math.max(0, Math.round((positionMs / 1000) * this.#context.sampleRate)))
    if (wasPlaying) void this.play()
    this.#onState()
  }

  /** Lets go of all of it. */
  async close(): Promise<void> {
    this.#stop()
    await this.#context.close()
  }

  get #frames(): number {
    return Math.max(0, ...this.#reels.map(({ frames }) => frames))
  }

  #frame(): number {
    if (!this.isPlaying || this.#sources.size === 0) return this.#heldFrame
    const now = (this.#context.currentTime - this.#zero) * this.#context.sampleRate
    return Math.min(this.#frames, Math.max(this.#heldFrame, Math.floor(now)))
  }

  /** Keeps handing on stretches while there are some; stops behind the last. */
  async #fill(run: number): Promise<void> {
    if (this.#filling === run || run !== this.#run || this.#sources.size === 0) return
    this.#filling = run
    try {
      while (this.#nextFrame < this.#frames && this.#secondsAhead() < aheadSeconds) {
        const stretch = await this.#read(this.#nextFrame)
        if (run !== this.#run) return
        this.#schedule(stretch)
      }
    } finally {
      if (this.#filling === run) this.#filling = 0
    }
    if (this.#frame() < this.#frames) return
    this.#heldFrame = this.#frames
    this.#stop()
    this.#onState()
  }

  #secondsAhead(): number {
    return this.#zero + this.#nextFrame / this.#context.sampleRate - this.#context.currentTime
  }

  #read(from: number): Promise<Reading[]> {
    const count = stretchSeconds * this.#context.sampleRate
    return Promise.all(this.#reels.map((reel) => readReel(reel, from, count)))
  }

  #schedule(stretch: readonly Reading[]): void {
    const when = this.#zero + this.#nextFrame / this.#context.sampleRate
    for (const [nth, [left, right]] of stretch.entries()) {
      const strip = this.#strips[nth]
      if (!strip || left.length === 0) continue
      const buffer = this.#context.createBuffer(2, left.length, this.#context.sampleRate)
      buffer.copyToChannel(left, 0)
      buffer.copyToChannel(right, 1)
      const source = new AudioBufferSourceNode(this.#context, { buffer })
      source.connect(strip.gain)
      source.addEventListener('ended', () => this.#ended(source))
      source.start(when)
      this.#sources.add(source)
    }
    this.#nextFrame += stretchSeconds * this.#context.sampleRate
  }

  /** The last ones stay until the timer has seen that it is over. */
  #ended(source: AudioBufferSourceNode): void {
    if (this.#sources.size > 1) this.#sources.delete(source)
  }

  #stop(): void {
    this.#run += 1
    clearInterval(this.#timer)
    this.#timer = undefined
    for (const source of this.#sources) {
      source.stop()
      source.disconnect()
    }
    this.#sources = new Set()
  }
}
