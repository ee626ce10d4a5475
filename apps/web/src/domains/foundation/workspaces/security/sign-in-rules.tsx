import type { Workspace } from '@vireo/contracts/workspaces'
import { Section } from '@vireo/ui'

import { SettingBlocks } from '#kit/page/index.ts'
import { RequiredFactor } from './required-factor.tsx'
import { SessionTimeout } from './session-timeout.tsx'
import { workspaceSecurityWords as words } from './words.ts'

/** Shows what the workspace asks of whoever signs in: a second factor, and how long a browser stays signed in. */
export function SignInRules(settings: { readonly workspace: Workspace; readonly mayChange: boolean }) {
  return (
    <Section title={words.signInTitle} lead={words.signInLead}>
      <SettingBlocks>
        <RequiredFactor {...settings} />
        <SessionTimeout {...settings} />
      </SettingBlocks>
    </Section>
  )
}
