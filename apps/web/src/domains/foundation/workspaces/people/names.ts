import type { WorkspaceMember } from '@vireo/contracts/workspaces'

/** Names somebody as others look for them: by first name, else by address. */
export function nameOf({ first_name: name, email }: Pick<WorkspaceMember, 'first_name' | 'email'>): string {
  return name ?? email
}
