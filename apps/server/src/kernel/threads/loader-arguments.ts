/**
 * Answers the arguments that let a thread run from sources: Node 20 reads no TypeScript, and threads inherit no
 * loader.
 */
export function loaderArguments(workerUrl: URL): string[] {
  if (!workerUrl.pathname.endsWith('.ts')) return []
  return ['--import', new URL('../../../../../tools/run/sources/register.mjs', import.meta.url).href]
}
