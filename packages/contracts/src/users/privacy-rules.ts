import type { GeoLocation } from './schemas.ts'

/** The states of the United States whose people may opt out of sale, sharing and targeted advertising. */
export const optOutRegions: readonly string[] = ['ca', 'ct', 'co', 'ut', 'va', 'or', 'mt', 'tx']

/** How somebody may opt out: their browser asks for it and it is done by itself, it is offered to them, or neither. */
export type OptOutOffer = 'automatic' | 'offered' | 'none'

/** Answers how somebody may opt out where they are; a place that nobody knows offers nothing. */
export function optOutOffer(place: Partial<GeoLocation> | null | undefined, hasSignal: boolean): OptOutOffer {
  if (hasSignal) return 'automatic'
  const isThere =
    place?.country?.toLowerCase() === 'us' && optOutRegions.includes(place.region?.toLowerCase() ?? 'nowhere')
  return isThere ? 'offered' : 'none'
}
