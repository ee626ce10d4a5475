import { ErrorBlock } from '../components/error-block.tsx'
import { PageLead, RowsSkeleton } from '#kit/page/index.ts'
import { AbilityList } from '../components/ability-list.tsx'
import { ModelList } from '../components/model-list.tsx'
import { SharedEngines } from '../addresses/shared-engines.tsx'
import { useOverview } from '../queries.ts'
import { enginesWords } from '../words.ts'

/** Shows what engines can do on this instance, and the models that are installed or can be. */
export function EnginesPage() {
  const overview = useOverview()
  return (
    <>
      <PageLead>{enginesWords.lead}</PageLead>
      {overview.isPending ? <RowsSkeleton /> : null}
      {overview.isError ? <ErrorBlock error={overview.error} onRetry={overview.refetch} /> : null}
      {overview.data ? (
        <div className="flex flex-col gap-8">
          {overview.data.missing === null ? null : (
            <p role="note" className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
              {enginesWords.missing(overview.data.missing)}
            </p>
          )}
          <ModelList overview={overview.data} />
          <SharedEngines />
          <AbilityList
            capabilities={overview.data.capabilities}
            models={overview.data.models}
            missing={overview.data.missing}
          />
        </div>
      ) : null}
    </>
  )
}
