import type { AudioNativeProject } from '@vireo/contracts/audio-native'
import { Badge, joinClasses, opensRowClasses, ProgressBar, Table, type Column } from '@vireo/ui'

import { formatExact } from '#kit/format/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { projectAddress } from '../project-address.ts'
import { shareOf, toneOf } from '../spending.ts'
import { audioNativeWords } from '../words.ts'
import { ProjectMenu } from './project-menu.tsx'
import { type ProjectActions, useProjectActions } from './use-project-actions.tsx'

/** Shows the projects as rows: whether each plays, and what it has spent in this month. */
export function ProjectTable({ projects }: { readonly projects: readonly AudioNativeProject[] }) {
  const actions = useProjectActions()
  return (
    <>
      <div className="overflow-clip rounded-lg md:bg-surface">
        <Table
          caption={audioNativeWords.caption}
          grid="grid-cols-[minmax(0,1.6fr)_8rem_minmax(0,1fr)_2rem]"
          columns={columns()}
          rows={projects}
          rowKey={(project) => project.project_id}
          menu={menuOf(actions)}
          cards
        />
      </div>
      {actions.dialogs}
    </>
  )
}

function menuOf(actions: ProjectActions) {
  return (project: AudioNativeProject) => <ProjectMenu project={project} actions={actions} />
}

function columns(): Column<AudioNativeProject>[] {
  return [
    {
      id: 'name',
      title: audioNativeWords.columnName,
      phone: 'head',
      cell: ({ name, title, project_id: id }) => (
        <>
          <AppLink
            to={projectAddress('settings', id)}
            className={joinClasses(opensRowClasses, 'block max-w-full truncate')}
          >
            {name}
          </AppLink>
          {title ? <span className="block truncate text-xs text-muted">{title}</span> : null}
        </>
      ),
    },
    {
      id: 'state',
      title: audioNativeWords.columnState,
      cell: ({ enabled }) =>
        enabled ? (
          <Badge tone="success">{audioNativeWords.on}</Badge>
        ) : (
          <Badge tone="warning">{audioNativeWords.off}</Badge>
        ),
    },
    {
      id: 'spent',
      title: audioNativeWords.columnSpent,
      cell: (project) => (
        <span className="flex min-w-0 flex-col gap-1 max-md:w-40 max-md:text-right">
          <span className="tabular-nums">{spentText(project)}</span>
          <ProgressBar label={audioNativeWords.spentOf(project.name)} value={shareOf(project)} tone={toneOf(project)} />
        </span>
      ),
    },
  ]
}

function spentText({ spent_credits: spent, monthly_credits: limit }: AudioNativeProject): string {
  return audioNativeWords.spent(formatExact(spent), formatExact(limit))
}
