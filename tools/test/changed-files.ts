import { execFileSync } from 'node:child_process'

/**
 * Files that differ from a commit (where the branch left it), with those that git does not know yet; without one, from
 * the last commit. Throws where git does not know the commit.
 */
export function changedFiles(root: string, since?: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = since === undefined ? 'HEAD' : git('merge-base', 'HEAD', since).trim()
  const written = git('diff', '--name-only', '--no-renames', base) + git('ls-files', '--others', '--exclude-standard')
  return [...new Set(written.split('\n').filter(Boolean))].toSorted()
}
