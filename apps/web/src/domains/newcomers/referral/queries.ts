import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { referralEndpoints } from '@vireo/contracts/referral'
import { usersEndpoints } from '@vireo/contracts/users'

import { call, contractQuery } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

const linkQuery = contractQuery(referralEndpoints.getLink, {})

/** Asks for one's own link, and what came of it, where there is one already. */
export function useReferralLink({ isThere }: { readonly isThere: boolean }) {
  return useQuery({ ...linkQuery, enabled: isThere })
}

/** Gets somebody their link, which the first asking makes. */
export function useMakeLink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(referralEndpoints.getLink, {}),
    onSuccess: (link) => {
      client.setQueryData(linkQuery.queryKey, link)
      return client.invalidateQueries({ queryKey: [usersEndpoints.get.id] })
    },
    onError: showFailure,
  })
}
