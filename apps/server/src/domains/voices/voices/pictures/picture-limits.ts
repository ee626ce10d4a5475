import { pictureRules } from '@vireo/contracts/voices'

/** Why a file is not taken as a picture, by the code that is answered. */
export type PictureProblem =
  | 'picture_type_not_supported'
  | 'picture_animated'
  | 'picture_too_large'
  | 'picture_too_small'
  | 'picture_unreadable'

/** As what a square is written: in pixels a side at most, which is never more than it was. */
export type SquareWish = { readonly side: number; readonly type: 'webp' | 'jpeg' }

/** What the thread that makes one is told. */
export type AskedSquare = { readonly bytes: Uint8Array; readonly wish: SquareWish }

export type Square = { readonly bytes: Uint8Array; readonly side: number }

export type SquareAnswer =
  | Square
  /** `cause` is what the decoder said of it. */
  | { readonly problem: PictureProblem; readonly cause?: string }

export const pictureLimits = {
  pixelsMax: pictureRules.pixelsMax,
  sideMin: pictureRules.sideMin,
  /** Twice the largest face, for dense screens. */
  side: 480,
  quality: 82,
} as const

/** What faces are made of. */
export const usualSquare: SquareWish = { side: pictureLimits.side, type: 'webp' }
