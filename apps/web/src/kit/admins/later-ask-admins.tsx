import { Suspense } from 'react'

import { later } from '../later.tsx'

const Hint = later(async () => ({ default: (await import('./ask-admins.tsx')).AdminsHint }))
const Ask = later(async () => ({ default: (await import('./ask-admins.tsx')).AskAdminsButton }))

/** Names who can help where only admins may. */
export function AdminsHint({ isSaid = false }: { readonly isSaid?: boolean }) {
  return (
    <Suspense>
      <Hint isSaid={isSaid} />
    </Suspense>
  )
}

/** Offers to ask them. */
export function AskAdminsButton({ size = 'md' }: { readonly size?: 'sm' | 'md' }) {
  return (
    <Suspense>
      <Ask size={size} />
    </Suspense>
  )
}
