import path from 'node:path'
import { projectRoot } from '../../../../project-root.ts'

/** Lists the folders whose files are public pages: the operator's, then that of the project. */
export function contentFolders(own: string | undefined): readonly string[] {
  return [...(own === undefined ? [] : [own]), path.join(projectRoot(), 'docs/site')]
}
