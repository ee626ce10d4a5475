import {
  type DictionaryVersion,
  type DictionaryWithRules,
  pronunciationEndpoints,
} from '@vireo/contracts/pronunciation'
import { Badge, Button, Section, Skeleton, showSuccess } from '@vireo/ui'
import { useState } from 'react'

import { call } from '#kit/api/index.ts'
import { QueryError } from '#kit/failures/query-error.tsx'
import { formatDateTime } from '#kit/format/index.ts'
import { useAttempt } from '#kit/use-attempt.ts'
import { mayEdit } from '#resources'
import { useRefreshDictionaries, useVersions } from '../queries.ts'
import { pronunciationWords } from '../words.ts'
import { saveLexicon } from './save-lexicon.ts'

/** Shows the versions of a dictionary, once somebody asks, and brings the rules of one back. */
export function VersionsSection({ dictionary }: { readonly dictionary: DictionaryWithRules }) {
  const [wanted, setWanted] = useState(false)
  const versions = useVersions(dictionary.id, wanted)
  const { busy, attempt } = useAttempt(useRefreshDictionaries())
  const mayChange = mayEdit(dictionary)
  const bringBack = ({ version_id }: DictionaryVersion) =>
    void attempt(async () => {
      const path = { pronunciation_dictionary_id: dictionary.id }
      const { rules } = await call(pronunciationEndpoints.getVersion, { ...path, version_id })
      await call(pronunciationEndpoints.setRules, { ...path, rules })
      showSuccess(pronunciationWords.versionBack)
    })
  return (
    <Section
      title={pronunciationWords.versions}
      lead={pronunciationWords.versionsLead}
      action={wanted ? undefined : <Button onClick={() => setWanted(true)}>{pronunciationWords.showVersions}</Button>}
    >
      {versions.isLoading ? <Skeleton className="h-8 w-full" /> : null}
      {versions.isError ? (
        <QueryError title={pronunciationWords.versionsFailed} error={versions.error} onRetry={versions.refetch} />
      ) : null}
      {versions.data ? (
        <ul className="flex flex-col gap-2">
          {versions.data.versions.map((version) => (
            <li key={version.version_id} className="flex flex-wrap items-center gap-3 text-sm">
              <span className="min-w-0 flex-1 basis-48">
                {formatDateTime(version.creation_time_unix)} · {pronunciationWords.ruleCount(version.version_rules_num)}
              </span>
              {version.version_id === dictionary.latest_version_id ? (
                <Badge>{pronunciationWords.current}</Badge>
              ) : mayChange ? (
                <Button size="sm" disabled={busy} onClick={() => bringBack(version)}>
                  {pronunciationWords.bringBack}
                </Button>
              ) : null}
              <Button size="sm" onClick={() => void attempt(() => saveLexicon(dictionary, version.version_id))}>
                {pronunciationWords.download}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
