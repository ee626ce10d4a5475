import { later } from '#kit/later.tsx'

/** Opens on every page of the settings whose address asks for it. */
export const AddFactorDialog = later(async () => ({
  default: (await import('./second-factors/add-factor-dialog.tsx')).AddFactorDialog,
}))

/** Stands in the profile. */
export const ChangeEmailForm = later(async () => ({
  default: (await import('./accounts/change-email-form.tsx')).ChangeEmailForm,
}))

/** Stands in the profile of somebody whose address is not verified. */
export const ResendVerification = later(async () => ({
  default: (await import('./accounts/resend-verification.tsx')).ResendVerification,
}))

/** Asks for the second factor of somebody who has proven themselves otherwise, also elsewhere. */
export const SecondStep = later(async () => ({
  default: (await import('./second-factors/second-step.tsx')).SecondStep,
}))

/** Stands in place of the product until somebody has the second factor that their workspace requires. */
export const RequiredFactorPage = later(async () => ({
  default: (await import('./second-factors/required-factor-page.tsx')).RequiredFactorPage,
}))

/** The form of a key, also for the keys of others than oneself. */
export const KeyFields = later(async () => ({ default: (await import('./api-keys/key-fields.tsx')).KeyFields }))
