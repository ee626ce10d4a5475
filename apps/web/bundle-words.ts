import { chunkOf, withImports, type BuiltChunk } from './bundle-budget.ts'

/**
 * Whose words are fetched with what: a screen brings the words of its own slice and of those whose parts stand on it.
 * Titles of screens are the shell's.
 */
export const wordsWith: Readonly<Record<string, readonly string[]>> = {
  'src/main.tsx': [],
  'src/app/shell/shell.tsx': ['usage'],
  // Those of workspaces, messages and accounts are said around it, of speech and voices in its composer, of engines in a note.
  'src/app/home/home-page.tsx': [
    'engines',
    'history',
    'identity',
    'notifications',
    'speech',
    'usage',
    'voices',
    'workspaces',
  ],
  // Titles and the frame's words only: the words of a slice come with the first of its screens.
  'src/german.ts': [],
}

/** Says which words come along with `src/…` files although nobody reads them there. */
export function strayWords(chunks: readonly BuiltChunk[], allowed = wordsWith): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return Object.entries(allowed).flatMap(([file, slices]) => {
    const root = chunkOf(file, chunks)
    if (root === undefined) return [`${file} is in no file`]
    const fetched = [...withImports(root, byFile)].flatMap((name) => byFile.get(name)?.moduleIds ?? [])
    const stray = slicesWithWords(fetched).filter((slice) => !slices.includes(slice))
    return stray.length === 0 ? [] : [`${file} brings words of ${stray.join(', ')}`]
  })
}

function slicesWithWords(moduleIds: readonly string[]): string[] {
  const slices = moduleIds.flatMap((id) => {
    // Slices say them, and the audit log alone shows them.
    if (/\/act-sentences(?:\.\w+)?\.ts$/u.test(id)) return ['audit']
    const [, slice, part] = /\/domains\/[^/]+\/([^/]+)\/(.*)words(?:\.\w+)?\.ts$/u.exec(id.replaceAll('\\', '/')) ?? []
    return slice === undefined || part === 'titles/' ? [] : [slice]
  })
  return [...new Set(slices)].toSorted()
}
