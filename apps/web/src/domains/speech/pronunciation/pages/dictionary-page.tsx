import { useParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageAction, PageTitle, RowsSkeleton } from '#kit/page/index.ts'
import { DictionaryMenu } from '../components/dictionary-menu.tsx'
import { RulesSection } from '../components/rules-section.tsx'
import { TestsSection } from '../components/tests-section.tsx'
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
      <PageAction>
        <DictionaryMenu dictionary={dictionary.data} />
      </PageAction>
      <RulesSection dictionary={dictionary.data} />
      <TestsSection dictionary={dictionary.data} />
      <VersionsSection dictionary={dictionary.data} />
    </div>
  )
}
