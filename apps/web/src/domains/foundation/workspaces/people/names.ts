import type { WorkspaceMember } from '@vireo/contracts/workspaces'

/** What somebody is called where others look for them. */
export function nameOf({ first_name: name, email }: Pick<WorkspaceMember, 'first_name' | 'email'>): string {
  return name ?? email
}
