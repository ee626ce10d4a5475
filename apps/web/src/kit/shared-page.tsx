import type { ReactNode } from 'react'

/** Holds what a screen shows; the shell draws the column around it. */
export function SharedPage({ children }: { readonly children: ReactNode }) {
  return <section className="flex flex-col">{children}</section>
}
