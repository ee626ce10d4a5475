import type { ShareVideoQuery } from '@vireo/contracts/sharing'

/** Pixels of videos. */
export const videoSizes: Readonly<
  Record<ShareVideoQuery['format'], { readonly width: number; readonly height: number }>
> = {
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
  preview: { width: 720, height: 720 },
}
