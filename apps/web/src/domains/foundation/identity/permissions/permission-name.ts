import { permissionWords } from './words.ts'

/** Names a permission as people say it; what only the API offers goes by its name there, without underscores. */
export function permissionName(permission: string): string {
  const names: Readonly<Record<string, string>> = permissionWords.names
  return names[permission] ?? permission.replaceAll('_', ' ')
}
