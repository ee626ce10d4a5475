import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** Holds what few people need behind one line that says what stands there now. */
export function Fold({
  title,
  now,
  mustOpen = false,
  children,
}: {
  readonly title: string
  /** What it is set to. */
  readonly now: string
  /** Something in it has to be looked at. */
  readonly mustOpen?: boolean
  readonly children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group rounded-lg bg-surface"
      open={isOpen || mustOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-lg p-4 hover:bg-hover md:px-6">
        <ChevronRight aria-hidden size={16} className="shrink-0 text-muted transition-transform group-open:rotate-90" />
        <span className="shrink-0 font-medium">{title}</span>
        <span className="min-w-0 flex-1 truncate text-right text-sm text-muted group-open:invisible">{now}</span>
      </summary>
      <div className="px-4 pt-2 pb-6 md:px-6">{children}</div>
    </details>
  )
}
