import { useId, type ReactNode } from 'react'

/** Puts one part of a voice's page on a card of its own. */
export function PageCard({
  title,
  lead,
  action,
  children,
}: {
  readonly title: string
  readonly lead?: string
  readonly action?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 rounded-lg bg-surface p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {action}
        {lead ? <p className="w-full text-xs text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}
