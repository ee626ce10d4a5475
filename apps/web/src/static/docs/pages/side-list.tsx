import { docsAreas } from '../model/docs-groups.ts'
import { docsTexts } from '../docs-texts.ts'

/** Pages that are read before the reference, in reading order. */
export const guides = [
  { slug: '', title: docsTexts.quickStart },
  { slug: 'authentication', title: docsTexts.authentication },
  { slug: 'errors', title: docsTexts.errors },
  { slug: 'webhooks', title: docsTexts.webhooks },
  { slug: 'engines', title: docsTexts.engines },
] as const

/** Lists the guides, and the reference by area. */
export function SideList({ slug, label }: { readonly slug: string; readonly label: string }) {
  const areas = docsAreas
    .map(({ title, groups }) => ({
      title,
      groups: groups.filter((group) => !guides.some((guide) => guide.slug === group.slug)),
    }))
    .filter(({ groups }) => groups.length > 0)
  return (
    <nav aria-label={label} className="flex flex-col gap-6">
      <Links title={docsTexts.start} items={guides} slug={slug} />
      {areas.map(({ title, groups }) => (
        <Links key={title} title={title} items={groups} slug={slug} />
      ))}
      <a href="/openapi.json" className="px-3 text-muted underline-offset-4 hover:text-ink hover:underline">
        {docsTexts.openapi}
      </a>
    </nav>
  )
}

type Item = { readonly slug: string; readonly title: string }

function Links({
  title,
  items,
  slug,
}: {
  readonly title: string
  readonly items: readonly Item[]
  readonly slug: string
}) {
  return (
    <div>
      <p className="px-3 pb-1 text-xs font-medium text-muted">{title}</p>
      <ul>
        {items.map((item) => (
          <li key={item.slug}>
            <a
              href={item.slug === '' ? '/docs' : `/docs/${item.slug}`}
              aria-current={item.slug === slug ? 'page' : undefined}
              className="flex min-h-8 items-center rounded-md px-3 py-1 text-muted hover:bg-fill hover:text-ink aria-[current]:bg-fill aria-[current]:font-medium aria-[current]:text-ink"
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
