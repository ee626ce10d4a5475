/**
 * Builds the arguments with which a worker runs from sources: Node 20 runs no TypeScript, and threads do not inherit
 * the loader.
 */
export function loaderArguments(workerUrl: URL): string[] {
  if (!workerUrl.pathname.endsWith('.ts')) return []
  const loader = import.meta.resolve('tsx/esm/api')
  return ['--import', `data:text/javascript,import { register } from '${loader}'; register()`]
}
