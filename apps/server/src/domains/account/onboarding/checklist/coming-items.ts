import { type OnboardingItemId, onboardingItems } from '@vireo/contracts/users'

/** Steps that nothing here can be taken with yet: whoever builds the tool takes its step out, and tells of it. */
const comingItems: readonly OnboardingItemId[] = ['create_dub']

/** Tells whether there is nothing yet to take a step with. */
export function isComing(itemId: OnboardingItemId): boolean {
  return comingItems.includes(itemId)
}

/** Tells whether nothing is left that can be done, given what was. */
export function isAllTaken(taken: readonly OnboardingItemId[]): boolean {
  return onboardingItems.every((itemId) => isComing(itemId) || taken.includes(itemId))
}
