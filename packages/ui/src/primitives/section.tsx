import { useId, type ReactNode } from 'react'

/** Shows one subject of a settings page: what it is about, and what one can do about it. */
export function Section({
  title,
  lead,
  action,
  children,
}: {
  readonly title: string
  readonly lead: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 grow basis-64">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted">{lead}</p>
        </div>
        {action}
      </div>
      {children ? <div className="mt-4 empty:hidden">{children}</div> : null}
    </section>
  )
}
