import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

test.runIf(process.platform === 'linux')('nothing is left of waiting for a program to take frames', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'encode-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = path.join(folder, 'program')
  await writeFile(program, '#!/bin/sh\nexec /bin/cat > /dev/null\n', { mode: 0o700 })
  // A process of its own: Node warns once of listeners that pile up.
  const script = `
    await import('${new URL('../../../../tools/run/sources/register.mjs', import.meta.url).href}')
    const { encodeByProgram } = await import('${new URL('./encode.ts', import.meta.url).href}')
    const frame = { bytes: new Uint8Array(240_000) }
    const encoding = { width: 400, height: 400, frames: 40, frame: () => frame, sound: 'sound', target: 'target' }
    await encodeByProgram('${program}', encoding)
    console.log('encoded')`
  const said = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(said).toEqual({ stdout: 'encoded\n', stderr: '' })
})
