import type { ReactNode } from 'react'

import { joinClasses } from '../../join-classes.ts'

export type EmptyStateProps = {
  readonly icon?: ReactNode
  /** What will be here, in the product's own shapes; it stands in place of the icon. */
  readonly picture?: ReactNode
  readonly title: string
  /** One sentence. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Something like what will be here, that can be played or looked at. */
  readonly example?: ReactNode
  /** Fills a whole screen. */
  readonly large?: boolean
}

/** Says what a place is for while there is nothing in it yet: a picture, one sentence, one action, one example. */
export function EmptyState({ icon, picture, title, children, action, example, large = false }: EmptyStateProps) {
  return (
    <div className={joinClasses('flex flex-col items-center px-4 text-center', large ? 'gap-4 py-16' : 'gap-3 py-12')}>
      {picture ? <div className="mb-2 max-w-full">{picture}</div> : null}
      {icon && !picture ? (
        <span
          aria-hidden
          className="flex size-14 items-center justify-center rounded-full bg-fill text-muted [&>svg]:size-6"
        >
          {icon}
        </span>
      ) : null}
      <p
        className={large ? 'text-2xl font-semibold tracking-tight text-balance sm:text-3xl' : 'text-base font-semibold'}
      >
        {title}
      </p>
      {children ? <div className="max-w-md text-sm text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-1 flex flex-wrap justify-center gap-2">{action}</div> : null}
      {example ? <div className="mt-4 w-full max-w-md text-left">{example}</div> : null}
    </div>
  )
}
