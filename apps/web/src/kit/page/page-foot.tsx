import type { ReactNode } from 'react'

/** Keeps the one primary action of a long screen in sight, at its foot, with what it costs or lacks beside it. */
export function PageFoot({ note, children }: { readonly note?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(var(--player-height)+var(--bottom-bar-height)+0.75rem)] z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-raised p-3 shadow-float">
      <div className="min-w-0 flex-1 basis-48 px-1 text-sm text-muted empty:hidden">{note}</div>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>
    </div>
  )
}
