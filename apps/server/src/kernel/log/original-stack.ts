import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Maps by built file, read when something in it first failed; undefined where a file has none. */
const maps = new Map<string, SourceMap | undefined>()

const place = /(?<url>file:\/\/[^\s()]+?\.js):(?<line>\d+):(?<column>\d+)/g

/** Where the files that were built lie: beside this one. */
export const builtFolder = new URL('.', import.meta.url).href

/**
 * Rewrites a stack in terms of the sources instead of the built files. Node can do this for every stack, but then
 * keeps every map in memory from the start (40 MB); failures worth a log line are rare. The first one in a file
 * takes a tenth of a second or two: what answers people has it done by `createSourceLines`.
 */
export function originalStack(stack: string, folder = builtFolder): string {
  return stack.replaceAll(place, (built, url: string, line: string, column: string) => {
    const origin = mapOf(url, folder)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!origin || !('originalSource' in origin) || !origin.originalSource) return built
    return `${new URL(origin.originalSource, url).href}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
  })
}

/** Tells whether anything in a text leads to a built file. */
export function leadsToBuilt(text: string, folder = builtFolder): boolean {
  for (const { groups } of text.matchAll(place)) if (isBuilt(groups?.['url'] ?? '', folder)) return true
  return false
}

/**
 * Tells whether an address is that of a built file. What an error quotes may be anybody's words: no other file is
 * looked for.
 */
function isBuilt(url: string, folder: string): boolean {
  return url.startsWith(folder) && /^[\w.-]+$/.test(url.slice(folder.length))
}

function mapOf(url: string, folder: string): SourceMap | undefined {
  if (maps.has(url)) return maps.get(url)
  if (!isBuilt(url, folder)) return undefined
  const file = `${fileURLToPath(url)}.map`
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  maps.set(url, map)
  return map
}
