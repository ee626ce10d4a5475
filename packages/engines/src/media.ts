import type { OutputFormat } from '@vireo/audio'
import type { Shared } from './fair/shared.ts'

/** Media as bytes in memory, or as a file on this machine, which is then never held in memory whole. */
export type MediaSource = Uint8Array | { readonly path: string }

export type MediaOptions = Shared & {
  /** What the source is. Needed for bare samples (pcm, ulaw, alaw); everything with a container tells by itself. */
  readonly sourceFormat?: OutputFormat
  /** Longer media fail with `too_long`. */
  readonly maxDurationMs?: number
  /** Longest time of work; of a stream, the longest time between two of its chunks. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

export type ProbeOptions = MediaOptions & {
  /** Decodes so much of the beginning of the sound as well: what cannot be decoded fails as unreadable. */
  readonly decodesMs?: number
}

export type MediaDescription = {
  /** FFmpeg's name, e.g. `mp3`, `mov,mp4,m4a,3gp,3g2,mj2`. */
  readonly container: string
  /** Measured by decoding where the file does not say. */
  readonly durationMs: number
  readonly audio?: { readonly codec: string; readonly sampleRateHz: number; readonly channels: number }
  /** Moving pictures; the cover of a song is none. */
  readonly video?: { readonly codec: string; readonly width: number; readonly height: number }
}

/** What media can be rewritten as: every encoding of speech, and two that are not made while it is spoken. */
export type MediaFormat =
  | OutputFormat
  | { readonly codec: 'aac' | 'flac'; readonly sampleRateHz: number; readonly bitrateKbps?: number }

/** What frames of a picture are made. */
export type FrameWishes = { readonly width: number; readonly height: number; readonly framesPerSecond: number }

/** The capability "reads and rewrites other people's media". Every failure of it is a MediaError. */
export type MediaToolkit = {
  probe(source: MediaSource, options?: ProbeOptions): Promise<MediaDescription>
  /**
   * The first sound track as one channel, −1…1, at any rate. The work waits for who reads; who stops
   * reading ends it.
   */
  decode(source: MediaSource, options: MediaOptions & { readonly sampleRateHz: number }): AsyncIterable<Float32Array>
  /**
   * The picture, whatever its size and pace, as small frames of grey, so many a second: a value for each point, 0 is black and
   * 1 is white, line by line. The work waits for who reads; who stops reading ends it.
   */
  watch(source: MediaSource, options: MediaOptions & FrameWishes): AsyncIterable<Float32Array>
  /** The first sound track in another encoding, without tags. One channel unless said. */
  transcode(source: MediaSource, format: MediaFormat, options?: TranscodeOptions): Promise<Uint8Array>
  /** The same into a file, which is overwritten, and removed again should it fail. */
  transcodeToFile(
    source: MediaSource,
    path: string,
    format: OutputFormat,
    options?: TranscodeOptions,
  ): Promise<{ readonly durationMs: number }>
  /**
   * The picture of a film with another sound, as a new file, which is overwritten, and removed again should it fail. Nothing of the
   * picture is computed again, so the container follows from it.
   */
  replaceSound(
    film: MediaSource,
    sound: { readonly path: string },
    path: string,
    options?: MediaOptions,
  ): Promise<{ readonly durationMs: number; readonly container: FilmContainer }>
  /** Work under way fails with `cancelled`. */
  close(): Promise<void>
}

export type TranscodeOptions = MediaOptions & {
  readonly channels?: 1 | 2
  /** Begins when the picture does, and is silent where nothing stands beside it: for what goes back to it. */
  readonly isAlongPicture?: boolean
}

/** What a film is written as whose sound was replaced. */
export type FilmContainer = 'mp4' | 'webm' | 'matroska'

/** Why media could not be handled. The message may be shown to people. */
export class MediaError extends Error {
  override readonly name = 'MediaError'
  /** `overloaded`: too much waits; `crowded`: too much of whose work it is. */
  readonly kind: 'unreadable' | 'too_long' | 'unsupported' | 'timed_out' | 'cancelled' | 'overloaded' | 'crowded'

  constructor(kind: MediaError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
