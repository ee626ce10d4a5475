import type { EventPayload } from '#kernel/product.ts'
import type { Notice } from './security-notices.ts'

const roles: Readonly<Record<string, string>> = { admin: 'an admin', editor: 'an editor', viewer: 'a viewer' }

const aboutMembership = ({ workspaceId }: { readonly workspaceId: string }) =>
  ({ topic: 'membership', workspaceId }) as const

export function memberChangedNotice(event: EventPayload<'workspaces.member-changed'>): Notice {
  const { workspaceName: name, change, changeId } = event
  const titles = {
    role: `You are ${roles[event.role] ?? 'a member'} of “${name}” now`,
    locked: `You were locked out of “${name}”`,
    unlocked: `You can work in “${name}” again`,
  }
  return {
    severity: change === 'locked' ? 'warning' : 'info',
    title: titles[change],
    description: 'An admin of the workspace decided so. Ask them if this surprises you.',
    occasion: `membership ${changeId}`,
    mailed: change === 'locked',
    about: aboutMembership(event),
  }
}

export function memberRemovedNotice(event: EventPayload<'workspaces.member-removed'>): Notice {
  return {
    severity: 'warning',
    title: `You no longer belong to “${event.workspaceName}”`,
    description:
      'Your sessions and API keys for that workspace have ended. Your own workspace and everything in it stay as they are.',
    occasion: `membership ${event.changeId}`,
    mailed: true,
    about: aboutMembership(event),
  }
}

export function newOwnerNotice(event: EventPayload<'workspaces.ownership-transferred'>): Notice {
  return {
    severity: 'info',
    title: `“${event.workspaceName}” is yours now`,
    description: 'Its former owner made you the owner: its plan and bills are yours to decide about.',
    needsAttention: true,
    occasion: `ownership ${event.changeId}`,
    mailed: true,
    about: aboutMembership(event),
  }
}
