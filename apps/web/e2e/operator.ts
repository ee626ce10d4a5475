import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const root = path.resolve(import.meta.dirname, '../../..')

/** Runs the operator's command line beside the product of this journey; answers what it prints. */
export async function operate(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, 'tools/run/vireo.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, VIREO_DATA: process.env['VIREO_TEST_DATA'] },
  })
  return stdout
}
