import { formatList } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useAppliedDictionaries } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Says which dictionaries all speech of the workspace is said with, and leads to them. */
export function AppliedDictionaries() {
  const names = useAppliedDictionaries()?.map(({ name }) => name)
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-medium">{pronunciationWords.applied}</p>
      {/* Its place is there before it is known. */}
      <p className="min-h-5 text-xs text-muted">
        {names ? `${said(names)} ` : null}
        <AppLink to={paths.pronunciation} className="text-ink underline">
          {pronunciationWords.appliedMore}
        </AppLink>
      </p>
    </div>
  )
}

function said(names: readonly string[]): string {
  return names.length === 0 ? pronunciationWords.appliedNone : pronunciationWords.appliedLead(formatList(names))
}
