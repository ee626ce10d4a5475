import type { Workspace } from '@vireo/contracts/workspaces'
import { Section } from '@vireo/ui'

import { SettingBlocks } from '#kit/page/index.ts'
import { Keeping } from './keeping.tsx'
import { TrainingOptOut } from './training-opt-out.tsx'
import { workspaceSecurityWords as words } from './words.ts'

/** Shows what may be done with what is made in the workspace, and to whom it belongs. */
export function DataRules(settings: { readonly workspace: Workspace; readonly mayChange: boolean }) {
  return (
    <Section title={words.dataTitle} lead={words.dataLead}>
      <SettingBlocks>
        <TrainingOptOut {...settings} />
        <Keeping {...settings} />
      </SettingBlocks>
    </Section>
  )
}
