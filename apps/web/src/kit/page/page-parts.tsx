import type { ReactNode } from 'react'

import { InHeader } from './in-header.tsx'

/** Says in one line below the title what a screen is for. */
export function PageLead({ children }: { readonly children: ReactNode }) {
  return <InHeader place="lead">{children}</InHeader>
}

/** Puts the one primary action of a screen to the right of its title. */
export function PageAction({ children }: { readonly children: ReactNode }) {
  return <InHeader place="action">{children}</InHeader>
}

/** Puts the menu of what a screen is about beside its title, on phones as well. */
export function PageMenu({ children }: { readonly children: ReactNode }) {
  return <InHeader place="menu">{children}</InHeader>
}
