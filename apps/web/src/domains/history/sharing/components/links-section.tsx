import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sharingEndpoints } from '@vireo/contracts/sharing'
import { Section, Skeleton, Switch } from '@vireo/ui'
import { useState } from 'react'

import { call, contractQuery } from '#kit/api/index.ts'
import { ConfirmFirst } from '#kit/failures/confirm-first.tsx'
import { QueryError } from '#kit/failures/query-error.tsx'
import { showFailure } from '#kit/failures/show-failure.ts'
import { useSharingSettings } from '../queries.ts'
import { sharingWords as words } from '../words.ts'

/** Decides whether people of the workspace may share recordings with everybody. */
export function LinksSection() {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { data, error, isPending, refetch } = useSharingSettings()
  const set = useMutation({
    mutationFn: (isAllowed: boolean) => call(sharingEndpoints.setSettings, { allows_public_links: isAllowed }),
    onSuccess: (answer) => client.setQueryData(contractQuery(sharingEndpoints.getSettings, {}).queryKey, answer),
    onError: (failure, isAllowed) => (isAllowed ? showFailure(failure) : undefined),
  })
  if (isPending) return <Skeleton className="h-24 w-full rounded-lg" />
  if (error) return <QueryError compact title={words.linksTitle} error={error} onRetry={refetch} />
  return (
    <Section title={words.linksTitle} lead={words.linksLead}>
      <Switch
        label={words.allow}
        checked={data.allows_public_links}
        disabled={!data.can_change || set.isPending}
        onChange={(isOn) => (isOn ? set.mutate(true) : setAsking(true))}
      />
      {isAsking ? (
        <ConfirmFirst
          danger
          title={words.forbidTitle}
          consequence={words.forbidConsequence}
          action={words.forbid}
          act={() => set.mutateAsync(false)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  )
}
