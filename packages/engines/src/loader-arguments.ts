/**
 * Builds the arguments with which a thread or a process runs from sources: Node 20 runs no TypeScript, and threads do not
 * inherit the loader.
 */
export function loaderArguments(entry: URL): string[] {
  if (!entry.pathname.endsWith('.ts')) return []
  return ['--import', new URL('../../../tools/run/sources/register.mjs', import.meta.url).href]
}
