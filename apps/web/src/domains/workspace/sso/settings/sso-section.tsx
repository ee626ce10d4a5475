import { Section } from '@vireo/ui'

import { SettingBlocks } from '#kit/page/index.ts'
import { Domains } from './domains.tsx'
import { Providers } from './providers.tsx'
import { Rules } from './rules.tsx'
import { ssoSettingsWords } from './words.ts'

/** Shows signing in through the organisation: its domains, its identity providers, and what holds for its people. */
export function SsoSection({
  isIncluded,
  mayChange,
}: {
  /** The plan includes it. */
  readonly isIncluded: boolean
  readonly mayChange: boolean
}) {
  if (!isIncluded) return <Section title={ssoSettingsWords.title} lead={ssoSettingsWords.notIncluded} />
  return (
    <Section title={ssoSettingsWords.title} lead={ssoSettingsWords.lead}>
      <SettingBlocks>
        <Domains mayChange={mayChange} />
        <Providers mayChange={mayChange} />
        <Rules mayChange={mayChange} />
      </SettingBlocks>
    </Section>
  )
}
