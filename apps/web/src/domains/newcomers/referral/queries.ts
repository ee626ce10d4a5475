import { useQuery } from '@tanstack/react-query'
import { referralEndpoints } from '@vireo/contracts/referral'

import { contractQuery } from '#kit/api/index.ts'

/** Asks for one's own link, and what came of it. */
export function useReferralLink() {
  return useQuery(contractQuery(referralEndpoints.getLink, {}))
}
