import { docsTexts } from '../docs-texts.ts'
import { anchorOf, type DocsGroup } from '../model/docs-groups.ts'
import { OperationSection, SocketSection } from './operation-section.tsx'
import { OwnKey } from './samples.tsx'
import { PageHead } from './page-head.tsx'

/** Shows the reference of one group. */
export function GroupPage({ group }: { readonly group: DocsGroup }) {
  return (
    <>
      <PageHead area={docsTexts.reference} title={group.title} lead={group.purpose} />
      <GroupReference group={group} />
    </>
  )
}

/** Shows what a group has, as a list to choose from and then whole. */
export function GroupReference({ group: { operations, sockets } }: { readonly group: DocsGroup }) {
  const rows = [
    ...operations.map(({ id, method, summary }) => ({ id, kind: method as string, summary })),
    ...sockets.map(({ id, summary }) => ({ id, kind: 'WS', summary })),
  ]
  return (
    <>
      <nav aria-label={docsTexts.onThisPage} className="mt-8 max-w-[47.5rem] print:hidden">
        <ul>
          {rows.map(({ id, kind, summary }) => (
            <li key={id}>
              <a
                href={`#${anchorOf(id)}`}
                className="-mx-3 flex min-h-8 items-baseline gap-3 rounded-md px-3 py-1 text-muted hover:bg-fill hover:text-ink"
              >
                <span className="w-12 shrink-0 font-mono text-xs">{kind}</span>
                <span>{summary.replace(/\.$/u, '')}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <OwnKey />
      {operations.map((endpoint) => (
        <OperationSection key={endpoint.id} endpoint={endpoint} />
      ))}
      {sockets.map((channel) => (
        <SocketSection key={channel.id} channel={channel} />
      ))}
    </>
  )
}
