import type { Language } from '@vireo/contracts/kit'

/** A public page whose content is known only here, as markup, to be put into the frame that all public pages have. */
export type FramedPage = {
  readonly language: Language
  /** Its address on this instance, without a query. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** More of the head, as markup. */
  readonly head?: string
  /** What stands between header and footer, as markup. */
  readonly main: string
  /** More ways out at the foot, as markup. */
  readonly links?: string
}

/** Writes public pages as whole documents. */
export type PageFrames = {
  write(page: FramedPage): {
    readonly html: string
    /** What a browser lets it do. */
    readonly policy: string
  }
}
