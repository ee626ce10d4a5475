import type { ReactNode } from 'react'

/** Shows what a page is about. */
export function PageHead({
  area,
  title,
  lead,
}: {
  readonly area: string
  readonly title: string
  readonly lead: string
}) {
  return (
    <>
      <p className="text-xs font-medium text-muted">{area}</p>
      <h1 className="mt-1 text-2xl font-semibold tracking-[-0.02em] text-balance">{title}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-balance text-muted">{lead}</p>
    </>
  )
}

/** Shows a part of a guide under a heading that can be linked to. */
export function GuidePart({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-10">
      <h2 id={`${id}-title`} className="text-xl font-semibold tracking-tight">
        {title}
      </h2>
      <div className="mt-3 flex max-w-[47.5rem] flex-col gap-4">{children}</div>
    </section>
  )
}
