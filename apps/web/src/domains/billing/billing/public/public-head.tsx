import type { ReactNode } from 'react'

/** Shows what a public page is about, with the way to the page beside it. */
export function PublicHead({
  title,
  lead,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="max-w-[64ch] text-base text-balance text-muted">{lead}</p>
      <p>{children}</p>
    </div>
  )
}

/** Leads to another page. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className="rounded-sm font-medium text-ink underline underline-offset-4">
      {children}
    </a>
  )
}
