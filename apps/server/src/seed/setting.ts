import type { Instance } from '../cli/open-instance.ts'
import type { CreatedUser } from '#identity/sign-in/index.ts'

/** Where a situation is made, and for whom. */
export type Setting = { readonly instance: Instance; readonly person: CreatedUser; readonly url: URL }
