import type { TranscriptVersion } from '@vireo/contracts/transcription'
import { diffVersions, passagesOf, type Transcript, wordsOfVersion } from '@vireo/transcripts'
import { Button, SkeletonText } from '@vireo/ui'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'

import { formatDateTime } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { useAttempt } from '#kit/use-attempt.ts'
import { reviewWords } from '../words.ts'
import { countWords, textOfWords } from './passages.ts'
import { useRestore, useVersion } from './use-versions.ts'

type VersionChangesProps = {
  readonly transcriptionId: string
  readonly version: TranscriptVersion
  readonly now: Transcript
  readonly mayRestore: boolean
  /** Keeps what was corrected last, and answers the version that it is then. */
  readonly onKeep: () => Promise<number>
  readonly onRestored: () => void
  readonly onBack: () => void
}

/** Shows word by word what changed since a version, and makes it the next one. */
export function VersionChanges(props: VersionChangesProps) {
  const { transcriptionId, version, now, mayRestore, onKeep, onRestored, onBack } = props
  const { data, error, isPending, refetch } = useVersion(transcriptionId, version.transcript_version_id)
  const restore = useRestore(transcriptionId, version.transcript_version_id)
  const { busy, attempt } = useAttempt(async () => onRestored())
  return (
    <div className="flex flex-col gap-4">
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        icon={<ArrowLeft aria-hidden size={14} />}
        onClick={onBack}
      >
        {reviewWords.back}
      </Button>
      <h3 className="text-sm font-medium">{reviewWords.changesSince(formatDateTime(version.created_at_unix))}</h3>
      {isPending ? <SkeletonText /> : null}
      {error && !data ? <QueryError title={reviewWords.versionsFailed} error={error} onRetry={refetch} /> : null}
      {data ? <Passages before={data.document} now={now} /> : null}
      {mayRestore ? (
        <Button
          variant="primary"
          className="self-start"
          disabled={!data}
          loading={busy}
          onClick={() => void attempt(async () => restore.mutateAsync(await onKeep()))}
        >
          {reviewWords.restore}
        </Button>
      ) : null}
    </div>
  )
}

const looks = {
  same: 'text-muted',
  gone: 'rounded-sm bg-danger-soft text-danger line-through',
  new: 'rounded-sm bg-accent-soft text-accent no-underline',
} as const

function Passages({ before, now }: { readonly before: Transcript; readonly now: Transcript }) {
  const changes = useMemo(() => diffVersions(wordsOfVersion(before), wordsOfVersion(now)), [before, now])
  const [gone, come] = [countWords(changes, 'gone'), countWords(changes, 'new')]
  if (!changes.some(({ kind }) => kind !== 'same')) return <p className="text-sm text-muted">{reviewWords.noChanges}</p>
  return (
    <>
      <p className="text-xs text-muted tabular-nums">{reviewWords.wordsChanged(gone, come)}</p>
      <p dir="auto" className="text-sm leading-7 break-words">
        {passagesOf(changes).map((change, at) => {
          // A passage has no name of its own: it is the one at this place.
          const key = `${at} ${change?.kind}`
          if (change === undefined) return <span key={key}> … </span>
          const Mark = { same: 'span', gone: 'del', new: 'ins' }[change.kind] as 'span'
          return (
            <span key={key}>
              <Mark className={looks[change.kind]}>{textOfWords(change.words)}</Mark>{' '}
            </span>
          )
        })}
      </p>
    </>
  )
}
