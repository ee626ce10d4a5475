import type { Language, WorkspaceId } from '@vireo/contracts/kit'
import type { EventPayload } from '#kernel/product.ts'
import type { Notice, Said } from './security-notices.ts'
import { wordsIn } from './words-in.ts'

const aboutMembership = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) =>
  ({ topic: 'membership', workspaceId }) as const

/** Writes the notice of a changed membership; it is mailed when the member was locked. */
export function memberChangedNotice(event: EventPayload<'workspaces.member-changed'>): Notice {
  const { change, changeId } = event
  return {
    severity: change === 'locked' ? 'warning' : 'info',
    say: (language) => sayOfChange(language, event),
    occasion: `membership ${changeId}`,
    mailed: change === 'locked',
    about: aboutMembership(event),
  }
}

function sayOfChange(language: Language, event: EventPayload<'workspaces.member-changed'>): Said {
  const { roles, memberChanged } = wordsIn(language)
  const { workspaceName, change, role } = event
  const named: Readonly<Record<string, string>> = roles
  const titles = {
    role: memberChanged.role(named[role] ?? roles.member, workspaceName),
    locked: memberChanged.locked(workspaceName),
    unlocked: memberChanged.unlocked(workspaceName),
  }
  return { title: titles[change], description: memberChanged.text }
}

/** Writes the notice to somebody who was removed from a workspace; it is mailed as well. */
export function memberRemovedNotice(event: EventPayload<'workspaces.member-removed'>): Notice {
  return {
    severity: 'warning',
    say: (language) => {
      const { title, text } = wordsIn(language).memberRemoved
      return { title: title(event.workspaceName), description: text }
    },
    occasion: `membership ${event.changeId}`,
    mailed: true,
    about: aboutMembership(event),
  }
}

/** Writes the notice to a workspace's new owner; it is mailed as well. */
export function newOwnerNotice(event: EventPayload<'workspaces.ownership-transferred'>): Notice {
  return {
    severity: 'info',
    say: (language) => {
      const { title, text } = wordsIn(language).newOwner
      return { title: title(event.workspaceName), description: text }
    },
    needsAttention: true,
    occasion: `ownership ${event.changeId}`,
    mailed: true,
    about: aboutMembership(event),
  }
}
