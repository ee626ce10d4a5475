import path from 'node:path'
import { BackupError } from './backup-error.ts'

/**
 * Answers the path of a stored file within a backup, which is its key. Throws `BackupError` for a key that would lead
 * outside.
 */
export function storedFilePath(folder: string, key: string): string {
  const parts = key.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part)))
    throw new BackupError('damaged', `The file key ${JSON.stringify(key)} cannot be a path.`)
  return path.join(folder, 'files', ...parts)
}
