import type { DictionaryWithRules } from '@vireo/contracts/pronunciation'
import { Badge, Button } from '@vireo/ui'
import { useParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageLead, PageTitle, RowsSkeleton } from '#kit/page/index.ts'
import { DictionaryMenu } from '../components/dictionary-menu.tsx'
import { RulesSection } from '../components/rules-section.tsx'
import { TestsSection } from '../components/tests-section.tsx'
import { useApplyToAll } from '../components/use-apply-to-all.ts'
import { VersionsSection } from '../components/versions-section.tsx'
import { useDictionary } from '../queries.ts'
import { pronunciationWords } from '../words.ts'

/** Shows a dictionary: its rules, the tests that they pass, and its versions. */
export function DictionaryPage() {
  const { dictionaryId = '' } = useParams()
  const dictionary = useDictionary(dictionaryId)
  if (dictionary.isPending) return <RowsSkeleton />
  if (dictionary.isError)
    return <QueryError title={pronunciationWords.failed} error={dictionary.error} onRetry={dictionary.refetch} />
  return (
    <div className="flex flex-col gap-4">
      <PageTitle>{dictionary.data.name}</PageTitle>
      <WhereUsed dictionary={dictionary.data} />
      <RulesSection dictionary={dictionary.data} />
      <TestsSection dictionary={dictionary.data} />
      <VersionsSection dictionary={dictionary.data} />
    </div>
  )
}

/** Says whether all speech uses a dictionary, and lets those change it who may. */
function WhereUsed({ dictionary }: { readonly dictionary: DictionaryWithRules }) {
  const { isKnown, isApplied, busy, turn } = useApplyToAll(dictionary)
  const used = isApplied ? pronunciationWords.inUse : pronunciationWords.notInUse
  return (
    <>
      <PageLead>
        {isKnown ? used : '\u00A0'}{' '}
        {dictionary.archived_time_unix === null ? null : <Badge>{pronunciationWords.archived}</Badge>}
      </PageLead>
      <PageAction>
        {turn ? (
          <Button loading={busy} onClick={turn}>
            {isApplied ? pronunciationWords.alwaysOff : pronunciationWords.alwaysOn}
          </Button>
        ) : null}
        <DictionaryMenu dictionary={dictionary} />
      </PageAction>
    </>
  )
}
