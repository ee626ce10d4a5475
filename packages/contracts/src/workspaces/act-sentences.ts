import type { workspacesAudit } from './audit.ts'

/**
 * What each act reads as: first where the thing has no name, then where it has. `{who}` did it, `{thing}` is what it
 * was done to.
 */
export const workspacesActSentences: Readonly<Record<keyof typeof workspacesAudit, string>> = {
  'workspaces.alpha-access-set': '{who} changed early access to new features.',
  'workspaces.group-changed': '{who} changed a group.|{who} changed the group {thing}.',
  'workspaces.group-created': '{who} created a group.|{who} created the group {thing}.',
  'workspaces.group-deleted': '{who} deleted a group.|{who} deleted the group {thing}.',
  'workspaces.group-member-added': '{who} added a member to a group.|{who} added {thing} to a group.',
  'workspaces.group-member-removed': '{who} removed a member from a group.|{who} removed {thing} from a group.',
  'workspaces.invite-declined': 'An invitation was declined.',
  'workspaces.invite-deleted': '{who} revoked an invitation.|{who} revoked the invitation of {thing}.',
  'workspaces.member-changed': '{who} changed a member.|{who} changed the role or limits of {thing}.',
  'workspaces.member-invited': '{who} invited somebody.|{who} invited {thing}.',
  'workspaces.member-joined': 'Somebody joined.|{thing} joined.',
  'workspaces.member-left': '{who} left the workspace.',
  'workspaces.member-removed': '{who} removed a member.|{who} removed {thing}.',
  'workspaces.ownership-transferred': '{who} transferred the workspace.|{who} made {thing} the owner.',
  'workspaces.renamed': '{who} renamed the workspace.|{who} renamed the workspace to {thing}.',
  'workspaces.security-rules-changed': '{who} changed the security rules.',
  'workspaces.settings-changed': '{who} changed the workspace settings.',
}
