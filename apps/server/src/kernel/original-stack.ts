import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Maps by built file, read when something in it first failed; undefined where a file has none. */
const maps = new Map<string, SourceMap | undefined>()

const place = /(?<url>file:\/\/[^\s()]+?\.js):(?<line>\d+):(?<column>\d+)/g

/**
 * A stack in terms of the sources instead of the built files. Node can do this for every stack, but then keeps every
 * map in memory from the start (40 MB); failures worth a log line are rare.
 */
export function originalStack(stack: string): string {
  return stack.replaceAll(place, (built, url: string, line: string, column: string) => {
    const origin = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!origin || !('originalSource' in origin) || !origin.originalSource) return built
    return `${new URL(origin.originalSource, url).href}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
  })
}

function mapOf(url: string): SourceMap | undefined {
  if (maps.has(url)) return maps.get(url)
  const file = `${fileURLToPath(url)}.map`
  const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  maps.set(url, map)
  return map
}
