import type { VideoError, VideoScene } from '@vireo/engines'

/** What the process of a video is told, once. */
export type VideoOrder = {
  readonly scene: VideoScene
  /** A WAV file, and where the video goes. */
  readonly sound: string
  readonly target: string
  /** A program of this machine; FFmpeg as WebAssembly otherwise. */
  readonly program?: string
}

/** What it says. */
export type VideoNews =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly kind: VideoError['kind']; readonly message: string }

/** What the thread of a picture is started with. */
export type FrameOrder = { readonly scene: VideoScene; readonly atMs: number }
