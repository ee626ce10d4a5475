import type { CreatedUser } from '#identity/sign-in/index.ts'
import type { Worked } from '../cli/command-line.ts'

/** Where a situation is made, and for whom. */
export type Setting = { readonly instance: Worked; readonly person: CreatedUser; readonly url: URL }

/** A situation to look at: what it is, and what makes it. Returns the path to open. */
export type Scenario = { readonly about: string; make(setting: Setting): Promise<string> }

/** What a slice says in its `scenarios.ts`: situations by the names that `npm run seed` takes. */
export type Scenarios = Readonly<Record<string, Scenario>>
