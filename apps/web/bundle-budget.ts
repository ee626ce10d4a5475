import { gzipSync } from 'node:zlib'

/** What the budget needs to know of one JavaScript file of the build. */
export type BuiltChunk = {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  readonly isDynamicEntry: boolean
  /** Files that are fetched together with this one. */
  readonly imports: readonly string[]
  /** Source files that it is made of. */
  readonly moduleIds: readonly string[]
}

/** Kilobytes (1000 bytes) of compressed JavaScript. */
export const budgetKb = { initial: 180, perRoute: 60 } as const

/** Files of JavaScript that a first visit to the app may fetch: each costs a round trip where there is no HTTP/2. */
export const initialFilesMax = 15

/**
 * Says what is too heavy. Initial is what a first visit to the app fetches before any screen: the entry and
 * the frame (`frameName` begins its file name). A route is what it adds to that.
 */
export function overBudget(chunks: readonly BuiltChunk[], frameName: string): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const roots = chunks.filter((chunk) => chunk.isEntry || baseOf(chunk.fileName).startsWith(frameName))
  if (roots.length < 2) return [`the frame ${frameName}* is missing`]
  const initial = new Set(roots.flatMap((chunk) => [...withImports(chunk, byFile)]))
  const initialKb = sizeKb(initial, byFile)
  const tooHeavy =
    initialKb > budgetKb.initial ? [`initial JavaScript is ${initialKb} kB, at most ${budgetKb.initial}`] : []
  if (initial.size > initialFilesMax)
    tooHeavy.push(`initial JavaScript comes in ${initial.size} files, at most ${initialFilesMax}`)
  for (const chunk of chunks.filter((each) => each.isDynamicEntry)) {
    const added = new Set([...withImports(chunk, byFile)].filter((file) => !initial.has(file)))
    const addedKb = sizeKb(added, byFile)
    if (addedKb > budgetKb.perRoute) tooHeavy.push(`${chunk.fileName} adds ${addedKb} kB, at most ${budgetKb.perRoute}`)
  }
  return tooHeavy
}

/** Answers the names of a file and of everything that is fetched together with it; `seen` collects them. */
export function withImports(
  chunk: BuiltChunk,
  byFile: ReadonlyMap<string, BuiltChunk>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const file of chunk.imports) {
    const imported = byFile.get(file)
    if (imported) withImports(imported, byFile, seen)
  }
  return seen
}

function sizeKb(files: ReadonlySet<string>, byFile: ReadonlyMap<string, BuiltChunk>): number {
  const sizes = [...files].map((file) => gzipSync(byFile.get(file)?.code ?? '', { level: 9 }).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10
}

function baseOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1)
}
