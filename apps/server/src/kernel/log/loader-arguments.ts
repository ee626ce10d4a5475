/** Node 20 runs no TypeScript. From sources a thread needs the loader, which does not pass on to it by itself. */
export function loaderArguments(workerUrl: URL): string[] {
  if (!workerUrl.pathname.endsWith('.ts')) return []
  const loader = import.meta.resolve('tsx/esm/api')
  return ['--import', `data:text/javascript,import { register } from '${loader}'; register()`]
}
