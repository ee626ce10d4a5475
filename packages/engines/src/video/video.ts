/** How a video looks: `color` is a gradient, `light` is black on white, `dark` white on black. */
export const videoThemes = ['color', 'light', 'dark'] as const
export type VideoTheme = (typeof videoThemes)[number]

/** What is said, in its characters, and when each begins to be heard; null where nobody knows. */
export type VideoText = { readonly characters: readonly string[]; readonly startMs: readonly number[] | null }

/** What is seen while a recording is heard. */
export type VideoScene = {
  readonly theme: VideoTheme
  /** Pixels; both even. */
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly text: VideoText
  /** Who is heard. */
  readonly caption: string
  /** The levels of the recording, 0 to 100. */
  readonly peaks: readonly number[]
}

/** So many frames a second. */
export const videoFrameRate = 30

export type RenderOptions = {
  /** Is told how much is done, between 0 and 1. */
  readonly onProgress?: (fraction: number) => void
  readonly signal?: AbortSignal
}

/** The capability "makes videos of recordings". Every failure of it is a VideoError. */
export type VideoRenderer = {
  /** Lists the characters that no font of the renderer has, each once; pictures, which are left out of videos, are not among them. */
  lettersWithout(text: string): Promise<string[]>
  /** Draws one frame as a PNG. */
  picture(scene: VideoScene, options: { readonly atMs: number; readonly share: string }): Promise<Uint8Array>
  /** Writes an MP4 with H.264 and AAC of a WAV file. */
  render(
    scene: VideoScene,
    files: { readonly sound: string; readonly target: string },
    options?: RenderOptions,
  ): Promise<void>
  close(): Promise<void>
}

/** Why there is no video. */
export class VideoError extends Error {
  override readonly name = 'VideoError'
  /** `crowded`: too many wait already; `no_letters`: no font has what is said; `failed`: the process ended without it. */
  readonly kind: 'crowded' | 'no_letters' | 'cancelled' | 'failed'

  constructor(kind: VideoError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
