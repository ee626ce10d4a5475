import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeAfterTests } from './close-after-tests.ts'

/**
 * Gives the rest of the file a temporary folder of its own, and answers what lists the product's files there. Called at
 * the top of a file, which shares its process with others: they get their own folder back.
 */
export function ownTemporaryFolder(): () => Promise<readonly string[]> {
  const before = process.env['TMPDIR']
  const folder = mkdtempSync(path.join(tmpdir(), 'vireo-test-left-'))
  process.env['TMPDIR'] = folder
  closeAfterTests(() => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
    rmSync(folder, { recursive: true, force: true })
    return Promise.resolve()
  })
  return async () => (await readdir(folder)).filter((name) => /^vireo-(?!test-)/.test(name))
}
