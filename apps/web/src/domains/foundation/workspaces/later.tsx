import { Suspense } from 'react'

import { fetchAtOnce, later } from '#kit/later.tsx'

const Switcher = later(async () => ({ default: (await import('./people/workspace-switcher.tsx')).WorkspaceSwitcher }))
const Notice = later(async () => ({ default: (await import('./invites/invite-notice.tsx')).InviteNotice }))

// They stand in the frame, which alone brings this.
fetchAtOnce(Switcher)
fetchAtOnce(Notice)

/** Shows the workspace that is worked in, and the way to the others; keeps its place while its code comes. */
export function WorkspaceSwitcher({ iconOnly = false }: { readonly iconOnly?: boolean }) {
  return (
    <div className="h-12 shrink-0 px-3">
      <Suspense>
        <Switcher iconOnly={iconOnly} />
      </Suspense>
    </div>
  )
}

/** Shows the invitations that wait for an answer. */
export function InviteNotice() {
  return (
    <Suspense>
      <Notice />
    </Suspense>
  )
}
