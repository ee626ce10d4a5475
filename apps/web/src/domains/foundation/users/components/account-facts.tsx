import type { User } from '@vireo/contracts/users'
import { Section } from '@vireo/ui'

import { formatDate } from '#kit/format/index.ts'
import { profileWords } from '../words.ts'

/** What one has to say when one asks for help. */
export function AccountFacts({ user }: { readonly user: User }) {
  const facts = [
    [profileWords.userId, user.user_id],
    [profileWords.workspaceId, user.workspace_id],
    [profileWords.memberSince, formatDate(user.created_at_unix)],
  ] as const
  return (
    <Section title={profileWords.aboutTitle} lead={profileWords.aboutLead}>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-mono text-xs break-all select-all sm:leading-5">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
