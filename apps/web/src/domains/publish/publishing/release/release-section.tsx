import type { Work } from '@vireo/contracts/publishing'
import { Section, Skeleton } from '@vireo/ui'

import { QueryError } from '#kit/failures/query-error.tsx'
import { formatDate } from '#kit/format/index.ts'
import { isBeingMade } from '../queries.ts'
import type { WorkFields } from '../about/use-draft.ts'
import { Checks } from './checks.tsx'
import { EditionLinks } from './edition-links.tsx'
import { ReleaseForm } from './release-form.tsx'
import { ScheduledRelease } from './scheduled-release.tsx'
import { ReleaseFailure, ReleaseProgress } from './release-progress.tsx'
import { useChecks } from './use-checks.ts'
import { useReleaseActions } from './use-release-actions.tsx'
import { releaseWords } from './words.ts'

export type ReleaseSectionProps = {
  readonly work: Work
  readonly mayChange: boolean
  /** Keeps everything that was typed; throws what keeps it from being, and answers false where something of it is wrong. */
  readonly onSaveAll: () => Promise<boolean>
  readonly onChoose: (fields: WorkFields) => void
}

/** Shows what everybody hears of a work, what the next release waits for, and lets one release and withdraw it. */
export function ReleaseSection({ work, mayChange, onSaveAll, onChoose }: ReleaseSectionProps) {
  const actions = useReleaseActions(work, onSaveAll)
  const { edition, release, taken_down: isTakenDown, scheduled_release: scheduled } = work
  const isMaking = isBeingMade(work)
  return (
    <Section title={releaseWords.title} lead={leadOf(work)}>
      <div className="flex flex-col gap-5">
        {release && isMaking ? (
          <ReleaseProgress release={release} {...(mayChange && { onStop: actions.stop })} />
        ) : null}
        {release?.state === 'failed' ? <ReleaseFailure release={release} /> : null}
        {scheduled ? (
          <ScheduledRelease scheduled={scheduled} {...(mayChange && { onCancel: actions.cancelScheduled })} />
        ) : null}
        {edition ? (
          <EditionLinks workId={work.work_id} edition={edition} {...(mayChange && { onWithdraw: actions.withdraw })} />
        ) : null}
        {mayChange && !isMaking && !isTakenDown ? (
          <NextEdition work={work} onChoose={onChoose} onRelease={actions.release} onSchedule={actions.schedule} />
        ) : null}
      </div>
      {actions.dialogs}
    </Section>
  )
}

function leadOf({ state, edition, taken_down: isTakenDown }: Work): string {
  if (isTakenDown) return releaseWords.leadTakenDown
  if (edition) return releaseWords.leadReleased(edition.number, formatDate(edition.released_at_unix))
  return state === 'withdrawn' ? releaseWords.leadWithdrawn : releaseWords.leadDraft
}

type NextProps = Pick<ReleaseSectionProps, 'work' | 'onChoose'> & {
  readonly onRelease: () => void
  readonly onSchedule: () => void
}

/** Says what the next edition waits for; where there is nothing new, that there is nothing to release. */
function NextEdition({ work, onChoose, onRelease, onSchedule }: NextProps) {
  const { data: checked, error, isPending, refetch } = useChecks(work.work_id)
  if (work.edition && !work.has_changes && work.release === null) {
    return <p className="text-sm text-muted">{releaseWords.unchanged}</p>
  }
  return (
    <>
      {work.edition ? (
        <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">{releaseWords.changed}</p>
      ) : null}
      {isPending ? <Skeleton className="h-40 w-full" /> : null}
      {error && !checked ? (
        <QueryError compact title={releaseWords.checksFailed} error={error} onRetry={refetch} />
      ) : null}
      {checked ? <Checks work={work} checked={checked} onMend={() => onChoose({ normalizes_loudness: true })} /> : null}
      <ReleaseForm
        work={work}
        isReady={checked?.is_ready ?? false}
        onChoose={onChoose}
        onRelease={onRelease}
        onSchedule={onSchedule}
      />
    </>
  )
}
