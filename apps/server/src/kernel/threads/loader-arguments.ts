/**
 * Answers the arguments that let a thread run from sources: Node 20 reads no TypeScript, and threads inherit no
 * loader.
 */
export function loaderArguments(workerUrl: URL): string[] {
  if (!workerUrl.pathname.endsWith('.ts')) return []
  const loader = import.meta.resolve('tsx/esm/api')
  return ['--import', `data:text/javascript,import { register } from '${loader}'; register()`]
}
