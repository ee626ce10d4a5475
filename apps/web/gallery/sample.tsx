import type { ReactNode } from 'react'

export type Sample = {
  readonly show: () => ReactNode
  /** Takes the whole width of the page. */
  readonly wide?: boolean
  /** What its first button opens, as a selector: it is looked at too. */
  readonly opens?: string
}

/** By the name of the component and its state. */
export type Samples = Readonly<Record<string, Sample>>

/** Ignores what a specimen of the gallery would do: nobody waits for it. */
export function ignore(): void {}
