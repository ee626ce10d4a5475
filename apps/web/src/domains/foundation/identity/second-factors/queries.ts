import { useQuery, useQueryClient } from '@tanstack/react-query'
import { identityEndpoints, type UpdatedSecondFactors } from '@vireo/contracts/identity'
import { type CallInput } from '@vireo/contracts/kit'
import { usersEndpoints } from '@vireo/contracts/users'

import { call, contractQuery } from '#kit/api/index.ts'

const factorsQuery = contractQuery(identityEndpoints.getSecondFactors, {})

/** Asks which second factors protect the account of whoever is signed in. */
export function useSecondFactors() {
  return useQuery(factorsQuery)
}

/** Changes them; whoever shows them learns of it. */
export function useUpdateSecondFactors() {
  const client = useQueryClient()
  return async (input: CallInput<typeof identityEndpoints.updateSecondFactors>): Promise<UpdatedSecondFactors> => {
    const answer = await call(identityEndpoints.updateSecondFactors, input)
    await Promise.all([
      client.invalidateQueries({ queryKey: factorsQuery.queryKey }),
      client.invalidateQueries({ queryKey: [usersEndpoints.get.id] }),
    ])
    return answer
  }
}
