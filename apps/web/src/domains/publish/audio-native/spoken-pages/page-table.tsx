import type { SpokenPage } from '@vireo/contracts/audio-native'
import { Badge, Button, joinClasses, lengthText, Table, type Column } from '@vireo/ui'

import { formatDate, formatExact } from '#kit/format/index.ts'
import { PageMenu } from './page-menu.tsx'
import { addressText, failureOf, nameOf, nextStepOf, stateOf, stateTones } from './page-state.ts'
import { type PageActions, usePageActions } from './use-page-actions.tsx'
import { pageWords } from './words.ts'

/** Shows pages as rows: what each is, how it stands, how long it is and what it cost. */
export function PageTable({ pages, projectId }: { readonly pages: readonly SpokenPage[]; readonly projectId: string }) {
  const actions = usePageActions(projectId)
  return (
    <div className="-mx-4 md:-mx-2">
      <Table
        caption={pageWords.caption}
        grid="grid-cols-[minmax(0,1fr)_9rem_5rem_4rem_2rem] lg:grid-cols-[minmax(0,1fr)_14rem_7rem_6rem_2rem]"
        columns={columnsOf(actions)}
        rows={pages}
        rowKey={({ page_id: id }) => id}
        menu={menuOf(actions)}
        cards
      />
      {actions.dialogs}
    </div>
  )
}

function menuOf(actions: PageActions) {
  return (page: SpokenPage) => <PageMenu page={page} actions={actions} />
}

function columnsOf(actions: PageActions): Column<SpokenPage>[] {
  return [
    { id: 'page', title: pageWords.columnPage, phone: 'head', cell: (page) => <PageName page={page} /> },
    {
      id: 'state',
      title: pageWords.columnState,
      cell: (page) => <State page={page} actions={actions} />,
    },
    {
      id: 'length',
      title: pageWords.columnLength,
      className: 'tabular-nums',
      cell: ({ duration_ms: ms, read_at_unix: readAt }) => (
        <span className="max-md:text-right">
          <span className="block">{ms === null ? '–' : lengthText(ms)}</span>
          {readAt === null ? null : (
            <span className="block text-xs text-muted">{pageWords.readOn(formatDate(readAt))}</span>
          )}
        </span>
      ),
    },
    {
      id: 'credits',
      title: pageWords.columnCredits,
      className: 'tabular-nums',
      cell: ({ credits }) => formatExact(credits),
    },
  ]
}

function PageName({ page }: { readonly page: SpokenPage }) {
  const { url } = page
  const failure = failureOf(page)
  return (
    <>
      {/* What has no title is called by its address, which then leads there. */}
      {page.title === null && url !== null ? null : <span className="block truncate font-medium">{nameOf(page)}</span>}
      {url === null ? (
        <span className="block truncate text-xs text-muted">{pageWords.fileNote}</span>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={joinClasses(
            'pressed block w-fit max-w-full hover:text-ink hover:underline',
            page.title === null ? 'font-medium' : 'text-xs text-muted',
          )}
        >
          <span className="block truncate">{addressText(url)}</span>
          <span className="sr-only">{pageWords.newTab}</span>
        </a>
      )}
      {failure === undefined ? null : <span className="mt-1 block text-xs text-danger">{failure}</span>}
    </>
  )
}

function State({ page, actions }: { readonly page: SpokenPage; readonly actions: PageActions }) {
  const state = stateOf(page)
  const step = nextStepOf(page)
  return (
    <span className="flex flex-wrap items-center gap-2 max-md:justify-end">
      <Badge tone={stateTones[state]}>{pageWords.states[state]}</Badge>
      {step === undefined ? null : (
        <Button
          size="sm"
          aria-label={pageWords.stepFor(step, nameOf(page))}
          loading={actions.busyWith === page.page_id}
          onClick={() => actions.convert(page)}
        >
          {step}
        </Button>
      )}
    </span>
  )
}
