import type { User } from '@vireo/contracts/users'

/** Tells whether the biometric terms are still to be accepted: they concern people in Illinois. */
export function mustAcceptTerms(user: Pick<User, 'geo_location' | 'accepted_bipa_terms'>): boolean {
  const { country, region } = user.geo_location ?? {}
  return !user.accepted_bipa_terms && country?.toLowerCase() === 'us' && region?.toLowerCase() === 'il'
}
