import { ProductMark } from '@vireo/ui'
import type { ReactNode } from 'react'

import { AppLink, paths } from '#kit/routing/index.ts'
import { shownVariant } from '../accounts/shown-variant.ts'
import { useEntranceRules } from '../accounts/captcha/use-captcha.ts'
import { identityWords } from '../words.ts'

/** Puts a card in the middle of a quiet page, for everything around signing in. */
export function EntranceFrame({
  title,
  lead,
  children,
  footer,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** Below the card: another way to go. */
  readonly footer?: ReactNode
}) {
  const { data: rules } = useEntranceRules()
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 p-4 py-12">
      <a href={paths.landing} className="pressed rounded-md">
        <ProductMark variant={rules && identityWords.variants[shownVariant(rules, location.hostname)]} />
      </a>
      <div className="w-full max-w-sm rounded-lg bg-surface p-6">
        <h1 className="text-xl font-semibold">{title}</h1>
        {lead ? <p className="mt-1 text-sm break-words text-muted">{lead}</p> : null}
        {children ? <div className="mt-6">{children}</div> : null}
      </div>
      {footer ? <p className="text-sm text-muted">{footer}</p> : null}
    </main>
  )
}

/**
 * Draws a link in the entrance's own look. Pressing it takes no focus from a field: the field would complain about
 * being empty, and what it says would move the link away from under the pointer.
 */
export function EntranceLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <AppLink
      to={to}
      onMouseDown={(event) => event.preventDefault()}
      className="pressed rounded-sm font-medium text-accent underline-offset-4 hover:underline"
    >
      {children}
    </AppLink>
  )
}
