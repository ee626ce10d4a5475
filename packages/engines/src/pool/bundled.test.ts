import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** What a server does at the least, in plain JavaScript beside its worker and its engines. */
const program = `
import { createSpeechPool } from '@vireo/engines'
const engines = Object.fromEntries(['flite', 'espeak'].map((name) => [name, new URL(name + '.js', import.meta.url)]))
const pool = createSpeechPool({ workers: 1, engines })
await pool.ready()
const settings = { speed: 1, stability: 1, similarityBoost: 1, style: 0, useSpeakerBoost: false }
for (const [engine, base] of [['flite', 'kal16'], ['espeak', 'en-us'], ['espeak', 'ja'], ['espeak', 'nobody']]) {
  const recipe = { engine, base, gainDb: 0, pitchFactor: 1.1 }
  await new Promise((resolve) => {
    const stream = pool.open({ codec: 'mp3', sampleRateHz: 44100, bitrateKbps: 128 }, {
      audio() {},
      piece() {},
      end({ durationMs }) { console.log(base, durationMs > 300); resolve() },
      fail({ name, kind }) { console.log(base, name, kind); resolve() },
    })
    stream.push({ text: 'Hello 日本 there.', recipe, language: 'en', settings, seed: 1, pauseAfterMs: 0 })
    stream.finish()
  })
}
console.log(process.execArgv.length)
`

it('speaks from a bundle of plain JavaScript, npm packages left outside, and then lets the program end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vireo-bundle-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'program.js'), program)
    const { resolve } = createRequire(import.meta.url)
    await build({
      cwd: folder,
      input: {
        program: join(folder, 'program.js'),
        'speech-worker': fileURLToPath(new URL('./speech-worker.ts', import.meta.url)),
        flite: resolve('@vireo/engine-flite'),
        espeak: resolve('@vireo/engine-espeak'),
      },
      platform: 'node',
      external: (id) => !/^([./\0]|@vireo\/)/.test(id),
      logLevel: 'silent',
      output: { dir: join(folder, 'dist'), format: 'esm', entryFileNames: '[name].js' },
    })
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'dist/program.js')])
    expect(stdout.trim().split('\n')).toEqual([
      'kal16 true',
      'en-us true',
      'ja true',
      'nobody EngineError unknown_voice',
      '0',
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
