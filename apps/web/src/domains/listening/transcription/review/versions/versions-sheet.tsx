import type { TranscriptVersion } from '@vireo/contracts/transcription'
import type { Transcript } from '@vireo/transcripts'
import { Button, Sheet, SkeletonRows } from '@vireo/ui'
import { useState } from 'react'

import { formatDateTime } from '#kit/format/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { transcriptionWords } from '../../words.ts'
import { reviewWords } from '../words.ts'
import { useVersions } from './use-versions.ts'
import { VersionChanges } from './version-changes.tsx'

type VersionsSheetProps = {
  readonly transcriptionId: string
  readonly now: Transcript
  /** Whether one may make an earlier version the next one. */
  readonly mayRestore: boolean
  readonly onKeep: () => Promise<number>
  readonly onRestored: () => void
  readonly onClose: () => void
}

/** Lists the versions of a transcript with who made them and when; each is compared with now and restored. */
export function VersionsSheet({ transcriptionId, now, onClose, ...restoring }: VersionsSheetProps) {
  const { data, error, isPending, refetch } = useVersions(transcriptionId)
  const [compared, compare] = useState<TranscriptVersion>()
  return (
    <Sheet open onClose={onClose} title={transcriptionWords.versions} side="right">
      <div className="flex flex-col gap-3 p-4 pt-0">
        {compared ? (
          <VersionChanges
            transcriptionId={transcriptionId}
            version={compared}
            now={now}
            {...restoring}
            onBack={() => compare(undefined)}
          />
        ) : (
          <>
            <p className="text-sm text-muted">{reviewWords.versionsLead}</p>
            {isPending ? <SkeletonRows /> : null}
            {error && !data ? <QueryError title={reviewWords.versionsFailed} error={error} onRetry={refetch} /> : null}
            <ul className="flex flex-col gap-2 empty:hidden">
              {data?.versions.map((version, at) => (
                <VersionRow
                  key={version.transcript_version_id}
                  version={version}
                  isCurrent={at === 0}
                  onCompare={() => compare(version)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Sheet>
  )
}

type VersionRowProps = {
  readonly version: TranscriptVersion
  readonly isCurrent: boolean
  readonly onCompare: () => void
}

function VersionRow({
  version: { version, made_by: who, created_at_unix: at },
  isCurrent,
  onCompare,
}: VersionRowProps) {
  const time = formatDateTime(at)
  const name = who.name ?? reviewWords.somebodyGone
  const facts = [
    version === 1 ? reviewWords.heardFor(name) : reviewWords.corrected(name),
    ...(isCurrent ? [reviewWords.current] : version === 1 ? [reviewWords.asHeard] : []),
  ]
  return (
    <li className="flex items-center gap-3 rounded-lg bg-canvas p-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium tabular-nums">{time}</p>
        <p className="text-xs break-words text-muted">{facts.join(' · ')}</p>
      </div>
      {isCurrent ? null : (
        <Button size="sm" aria-label={reviewWords.compareAt(time)} onClick={onCompare}>
          {reviewWords.compare}
        </Button>
      )}
    </li>
  )
}
