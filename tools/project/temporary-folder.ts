import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Creates a folder for one test, filled with `files` (text by path); with `using` it is removed when the test ends. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'vireo-tools-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    writeFileSync(join(path, file), text)
  }
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
