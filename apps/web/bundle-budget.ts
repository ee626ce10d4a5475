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
export const budgetKb = { initial: 180, home: 240, perRoute: 60 } as const

/** Files of JavaScript that a first visit may fetch: each costs a round trip where there is no HTTP/2. */
export const filesMax = { initial: 15, home: 15, screen: 28 } as const

/** What a first visit fetches before anybody does anything, by the sources of the web app it is fetched for. */
export type FirstVisit = {
  readonly frame: readonly string[]
  /** What the frame shows around every screen, which comes after it. */
  readonly around: readonly string[]
  readonly home: readonly string[]
}

/**
 * Says what is too heavy. Initial is what a first visit to the app fetches before any screen: the entry and the frame. Home is
 * everything that a first visit there fetches. Each part that comes later is a route: it is charged with what it adds to home,
 * and may not need more files than a screen with what is around it.
 */
export function overBudget(chunks: readonly BuiltChunk[], { frame, around, home }: FirstVisit): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const lost = [...frame, ...around, ...home].filter((source) => chunkOf(source, chunks) === undefined)
  if (lost.length > 0) return lost.map((source) => `${source} is in no file`)
  const fetchedFor = (sources: readonly string[]) =>
    filesOf([...chunks.filter(({ isEntry }) => isEntry), ...sources.map((source) => chunkOf(source, chunks))], byFile)
  const anyScreen = fetchedFor([...frame, ...around])
  const ofHome = fetchedFor([...frame, ...around, ...home])
  const tooHeavy = [...overLimits('initial', fetchedFor(frame), byFile), ...overLimits('home', ofHome, byFile)]
  for (const chunk of chunks.filter((each) => each.isDynamicEntry)) {
    const fetched = withImports(chunk, byFile)
    const addedKb = sizeKb(without(fetched, ofHome), byFile)
    if (addedKb > budgetKb.perRoute) tooHeavy.push(`${chunk.fileName} adds ${addedKb} kB, at most ${budgetKb.perRoute}`)
    const count = anyScreen.size + without(fetched, anyScreen).size
    if (count > filesMax.screen) tooHeavy.push(`${chunk.fileName} comes in ${count} files, at most ${filesMax.screen}`)
  }
  return tooHeavy
}

/** Answers what a first visit to the app fetches before any screen: kilobytes of compressed JavaScript, and files. */
export function firstVisitSize(chunks: readonly BuiltChunk[], { frame }: FirstVisit): { kb: number; files: number } {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const begun = [...chunks.filter(({ isEntry }) => isEntry), ...frame.map((source) => chunkOf(source, chunks))]
  const fetched = filesOf(begun, byFile)
  return { kb: sizeKb(fetched, byFile), files: fetched.size }
}

function overLimits(what: 'initial' | 'home', files: ReadonlySet<string>, byFile: ByFile): string[] {
  const kb = sizeKb(files, byFile)
  return [
    ...(kb > budgetKb[what] ? [`${what} JavaScript is ${kb} kB, at most ${budgetKb[what]}`] : []),
    ...(files.size > filesMax[what]
      ? [`${what} JavaScript comes in ${files.size} files, at most ${filesMax[what]}`]
      : []),
  ]
}

type ByFile = ReadonlyMap<string, BuiltChunk>

function filesOf(roots: readonly (BuiltChunk | undefined)[], byFile: ByFile): Set<string> {
  return new Set(roots.flatMap((root) => (root ? [...withImports(root, byFile)] : [])))
}

/** Answers the file that a source of the web app stands in. */
export function chunkOf(source: string, chunks: readonly BuiltChunk[]): BuiltChunk | undefined {
  return chunks.find(({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${source}`)))
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)))
}

/** Answers the names of a file and of everything that is fetched together with it; `seen` collects them. */
export function withImports(chunk: BuiltChunk, byFile: ByFile, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const file of chunk.imports) {
    const imported = byFile.get(file)
    if (imported) withImports(imported, byFile, seen)
  }
  return seen
}

function sizeKb(files: ReadonlySet<string>, byFile: ByFile): number {
  const sizes = [...files].map((file) => gzipSync(byFile.get(file)?.code ?? '', { level: 9 }).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10
}
