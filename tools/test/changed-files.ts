import { execFileSync } from 'node:child_process'

/**
 * Lists files that differ from where the branch left `since`, by default from the last commit, with those that git does
 * not know yet. Throws for an unknown commit.
 */
export function changedFiles(root: string, since?: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = since === undefined ? 'HEAD' : git('merge-base', 'HEAD', since).trim()
  const written = git('diff', '--name-only', '--no-renames', base) + git('ls-files', '--others', '--exclude-standard')
  return [...new Set(written.split('\n').filter(Boolean))].toSorted()
}
