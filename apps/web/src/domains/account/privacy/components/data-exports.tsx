import { Button, Section, Skeleton } from '@vireo/ui'
import { PackageOpen } from 'lucide-react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { isInTheMaking, useExports, useStartExport } from '../queries.ts'
import { privacyWords } from '../words.ts'
import { ExportRow } from './export-row.tsx'

/** Copies of everything the account holds, and the way to another one. */
export function DataExports() {
  const { data, error, isPending, refetch } = useExports()
  const { mutate: start, isPending: isStarting } = useStartExport()
  const made = data?.exports ?? []
  const isWorking = made.some(isInTheMaking)
  return (
    <Section
      title={privacyWords.exportTitle}
      lead={privacyWords.exportLead}
      action={
        <Button
          size="sm"
          icon={<PackageOpen aria-hidden size={16} />}
          loading={isStarting}
          disabled={isWorking || isPending}
          onClick={() => start()}
        >
          {privacyWords.start}
        </Button>
      }
    >
      {isPending ? <Skeleton className="h-12 w-full" /> : null}
      {error && !data ? <QueryError title={privacyWords.exportsFailed} error={error} onRetry={refetch} /> : null}
      {/* As high as what was on its way, so that nothing below it moves. */}
      {data && made.length === 0 ? (
        <p className="flex min-h-12 items-center text-sm text-muted">{privacyWords.exportsNone}</p>
      ) : null}
      {made.length > 0 ? (
        <ul aria-label={privacyWords.exportsCaption} className="flex flex-col gap-4">
          {made.map((one) => (
            <ExportRow key={one.export_id} made={one} />
          ))}
        </ul>
      ) : null}
      <p aria-live="polite" className="text-xs text-muted empty:hidden">
        {isWorking ? privacyWords.told : null}
      </p>
    </Section>
  )
}
