import type { User } from '@vireo/contracts/users'
import { Section } from '@vireo/ui'

import { formatDate } from '#kit/format/index.ts'
import { AppLink, paths } from '#kit/routing/index.ts'
import { profileWords } from '../words.ts'

/** Shows the address of somebody, since when they are here, and behind that the ids that support asks for. */
export function AccountFacts({ user }: { readonly user: User }) {
  return (
    <Section title={profileWords.aboutTitle} lead={profileWords.aboutLead(formatDate(user.created_at_unix))}>
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-muted">
          {profileWords.emailLead(user.email)}{' '}
          <AppLink to={paths.security} className="rounded-sm text-ink underline underline-offset-4">
            {profileWords.changeEmail}
          </AppLink>
        </p>
        <details>
          <summary className="w-fit rounded-sm font-medium">{profileWords.ids}</summary>
          <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
            <Fact name={profileWords.userId} value={user.user_id} />
            <Fact name={profileWords.workspaceId} value={user.workspace_id} />
          </dl>
        </details>
      </div>
    </Section>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="font-mono text-xs leading-5 break-all select-all">{value}</dd>
    </div>
  )
}
