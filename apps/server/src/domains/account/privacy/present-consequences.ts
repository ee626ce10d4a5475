import type { DeletionConsequences } from '@vireo/contracts/privacy'
import type { Consequences } from './get-deletion-consequences.ts'

/** Presents what is deleted along with an account; kinds of things that nobody counted are 0. */
export function presentConsequences({ workspace, held }: Consequences): DeletionConsequences {
  return {
    workspace_name: workspace.name,
    history_items: held['history_items'] ?? 0,
    voices: held['voices'] ?? 0,
    api_keys: held['api_keys'] ?? 0,
    other_members: workspace.otherMembers,
    other_workspaces: workspace.otherWorkspaces,
  }
}
