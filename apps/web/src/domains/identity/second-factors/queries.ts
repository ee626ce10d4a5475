import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type CallInput, type UpdatedSecondFactors } from '@vireo/contracts'

import { call, contractQuery } from '../../../kit/api/index.ts'

const factorsQuery = contractQuery(api.identity.getSecondFactors, {})

/** Which second factors protect the account of who is signed in. */
export function useSecondFactors() {
  return useQuery(factorsQuery)
}

/** Changes them; whoever shows them learns of it. */
export function useUpdateSecondFactors() {
  const client = useQueryClient()
  return async (input: CallInput<typeof api.identity.updateSecondFactors>): Promise<UpdatedSecondFactors> => {
    const answer = await call(api.identity.updateSecondFactors, input)
    await Promise.all([
      client.invalidateQueries({ queryKey: factorsQuery.queryKey }),
      client.invalidateQueries({ queryKey: [api.users.get.id] }),
    ])
    return answer
  }
}
