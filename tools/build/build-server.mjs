// @ts-check
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { relocateUrls } from './relocate-urls.mjs'

/** What starts on its own: file in dist/server → source. Other threads and engines are found by relocateUrls. */
export const serverEntries = {
  main: 'apps/server/src/main.ts',
  cli: 'apps/server/src/cli/main.ts',
  'speech-worker': 'packages/engines/src/pool/speech-worker.ts',
}

/**
 * Bundles the server and our packages into dist/server; npm packages stay where npm put them. All files lie flat
 * in one folder, so that `import.meta.url` means the same in every chunk.
 * @param {string} root
 */
export async function buildServer(root) {
  const missing = Object.values(serverEntries).filter((source) => !existsSync(join(root, source)))
  if (missing.length > 0) throw new Error(`Cannot build the server without ${missing.join(', ')}.`)
  const { build } = await import('rolldown')
  const made = join(root, `dist/.server-${process.pid}`)
  try {
    await build({
      cwd: root,
      input: serverEntries,
      platform: 'node',
      external: isNpmPackage,
      plugins: [relocateUrls(join(root, 'dist/server'), sourcesByFile(root))],
      logLevel: 'warn',
      output: {
        dir: made,
        format: 'esm',
        sourcemap: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    })
    rmSync(join(root, 'dist/server'), { recursive: true, force: true })
    renameSync(made, join(root, 'dist/server'))
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
}

/** @param {string} root */
function sourcesByFile(root) {
  return new Map(Object.entries(serverEntries).map(([name, source]) => [`${name}.js`, join(root, source)]))
}

/** @param {string} id as written in the import */
function isNpmPackage(id) {
  return !/^([./#\0]|[a-z]:\\|@vireo\/)/i.test(id)
}
