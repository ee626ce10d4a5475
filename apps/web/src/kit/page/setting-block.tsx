import { useId, type ReactNode } from 'react'

/**
 * Puts together what belongs together inside a card of the settings: a name, a sentence, what one may do, and its
 * things.
 */
export function SettingBlock({
  title,
  lead,
  action,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <h3 id={id} className="text-sm font-medium">
            {title}
          </h3>
          {lead ? <div className="mt-0.5 max-w-[64ch] text-sm text-muted">{lead}</div> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Stacks the blocks of a card. */
export function SettingBlocks({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-col gap-6">{children}</div>
}
