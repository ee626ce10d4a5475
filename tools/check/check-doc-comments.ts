import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const SERVER = /^apps\/server\/src\/domains\/.*\.ts$/

/** Answers which functions of the server's slices stand in a file of their name and have no doc comment. */
export function checkDocComments(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => SERVER.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const name = basename(file, '.ts').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      const text = readFileSync(join(root, file), 'utf8')
      const at = text.search(new RegExp(`^export (async )?function\\*? ${name}\\b`, 'm'))
      if (at < 0 || text.slice(0, at).trimEnd().endsWith('*/')) return []
      return [`${file}: say above ${name} what goes in, what comes out and what it throws, a verb first`]
    })
}
