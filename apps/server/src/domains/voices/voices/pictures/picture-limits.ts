import { pictureRules } from '@vireo/contracts/voices'

/** Why a file is not taken as a picture, by the code that is answered. */
export type PictureProblem =
  | 'picture_type_not_supported'
  | 'picture_animated'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_unreadable'

export type SquareAnswer =
  | { readonly webp: Uint8Array }
  /** `cause` is what the decoder said of it. */
  | { readonly problem: PictureProblem; readonly cause?: string }

export const pictureLimits = {
  pixelsMax: pictureRules.pixelsMax,
  sideMin: pictureRules.sideMin,
  /** Twice the largest face, for dense screens. */
  side: 480,
  quality: 82,
} as const
