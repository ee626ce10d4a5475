import type { UserId } from '@vireo/contracts/kit'
import type { OnboardingItemId } from '@vireo/contracts/users'

/** A person's list, with the steps that they have taken. */
export type ChecklistRow = {
  readonly user_id: UserId
  readonly id: string
  readonly is_hidden: boolean
  readonly created_at: Date
  readonly taken: readonly OnboardingItemId[]
}

export type StepRow = { readonly item_id: OnboardingItemId; readonly taken_at: Date }
