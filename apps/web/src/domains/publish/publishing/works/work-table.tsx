import { Badge, joinClasses, opensRowClasses, Table, type Column } from '@vireo/ui'

import { formatDate } from '#kit/format/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { CoverPicture } from '../cover/cover-picture.tsx'
import type { ListedWork } from '../queries.ts'
import { publishingWords } from '../words.ts'
import { workAddress } from '../work-address.ts'
import { useWorkActions, type WorkActions } from './use-work-actions.tsx'
import { WorkMenu } from './work-menu.tsx'
import { factsOf, standOf, standTones } from './work-state.ts'

/** Shows works as rows: what each is and how it stands. Whoever only listens is offered nothing else. */
export function WorkTable({
  works,
  mayChange,
}: {
  readonly works: readonly ListedWork[]
  readonly mayChange: boolean
}) {
  const actions = useWorkActions()
  return (
    <>
      <div className="overflow-clip rounded-lg md:bg-surface">
        <Table
          caption={publishingWords.caption}
          grid={mayChange ? 'grid-cols-[minmax(0,1fr)_10rem_7rem_2rem]' : 'grid-cols-[minmax(0,1fr)_10rem_7rem]'}
          columns={columns()}
          rows={works}
          rowKey={(work) => work.work_id}
          {...(mayChange && { menu: menuOf(actions) })}
          cards
        />
      </div>
      {actions.dialogs}
    </>
  )
}

function menuOf(actions: WorkActions) {
  return (work: ListedWork) => <WorkMenu work={work} actions={actions} />
}

function columns(): Column<ListedWork>[] {
  return [
    {
      id: 'work',
      title: publishingWords.columnWork,
      phone: 'head',
      cell: (work) => (
        <span className="flex min-w-0 items-center gap-3">
          <CoverPicture work={work} className="size-12 rounded-md" />
          <span className="min-w-0">
            <AppLink
              to={workAddress(work.work_id)}
              className={joinClasses(opensRowClasses, 'block max-w-full truncate')}
            >
              {work.title}
            </AppLink>
            <span className="block truncate text-xs text-muted">{factsOf(work)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      title: publishingWords.columnState,
      cell: (work) => {
        const stand = standOf(work)
        return <Badge tone={standTones[stand]}>{publishingWords.stands[stand]}</Badge>
      },
    },
    {
      id: 'changed',
      title: publishingWords.columnChanged,
      className: 'tabular-nums',
      cell: ({ updated_at_unix: at }) => formatDate(at),
    },
  ]
}
