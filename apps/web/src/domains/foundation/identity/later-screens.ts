import { later } from '#kit/later.tsx'

/** Opens on every page of the settings whose address asks for it. */
export const AddFactorDialog = later(async () => ({
  default: (await import('./second-factors/add-factor-dialog.tsx')).AddFactorDialog,
}))

/** Stands above every screen of somebody whose address is not verified. */
export const ConfirmAddress = later(async () => ({
  default: (await import('./accounts/confirm-address.tsx')).ConfirmAddress,
}))

/** Stands beside what needs a verified address, and sends the link. */
export const VerifyAddress = later(async () => ({
  default: (await import('./accounts/verify-address.tsx')).VerifyAddress,
}))

/** Asks for the second factor of somebody who has proven themselves otherwise, also elsewhere. */
export const SecondStep = later(async () => ({
  default: (await import('./second-factors/second-step.tsx')).SecondStep,
}))

/** Stands in place of the product until somebody has the second factor that their workspace requires. */
export const RequiredFactorPage = later(async () => ({
  default: (await import('./second-factors/required-factor-page.tsx')).RequiredFactorPage,
}))

/** The dialog of a key, also for the keys of others than oneself. */
export const KeyDialog = later(async () => ({ default: (await import('./api-keys/key-dialog.tsx')).KeyDialog }))
