import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../http/app.ts'
import { systemClock } from '../kernel/clock.ts'
import { projectRoot } from '../project-root.ts'
import { addSourceRoute } from './source-route.ts'

async function serve(root: string, sourceUrl?: string) {
  const app = await createApp({ log: pino({ level: 'silent' }), trustProxy: false, clock: systemClock })
  onTestFinished(() => app.close())
  addSourceRoute(app, { root, dataDir: path.join(root, 'apps/kept'), commit: 'abcdef0123456789', sourceUrl })
  return app.inject('/source')
}

/** The names in a zip's central directory. */
function namesIn(archive: Buffer): string[] {
  const names: string[] = []
  const entry = Buffer.from([0x50, 0x4b, 1, 2])
  for (let at = archive.indexOf(entry); at >= 0; at = archive.indexOf(entry, at + 46))
    names.push(archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28)))
  return names
}

test('the source of the running version is handed to everybody, complete enough to install, test and build it', async () => {
  const root = projectRoot()
  const answer = await serve(root)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="vireo-source-abcdef012345.zip"')
  const names = namesIn(answer.rawPayload)
  const ignored = (await readFile(path.join(root, '.gitignore'), 'utf8'))
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
  const kept = (await readdir(root)).filter((name) => name !== '.git' && !ignored.includes(name))
  const some = ['apps/server/src/main.ts', 'tools/run/start.sh', 'test/clients/package-lock.json', '.ci/run']
  const missing = [...kept, ...some].filter(
    (wanted) => !names.some((name) => `${name}/`.startsWith(`vireo/${wanted}/`)),
  )
  expect([kept.includes('package-lock.json'), missing]).toEqual([true, []])
  expect(names.filter((name) => /node_modules|\/dist\/|\.env/.test(name))).toEqual([])
})

test('nothing but the project leaves the house', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'vireo-source-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const write = async (file: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), 'x')
  }
  const secrets = [
    '.env',
    'data/instance-key',
    'apps/kept/files/a.mp3',
    'apps/.env',
    'apps/tls.pem',
    'apps/data/x',
    'backup.zip',
  ]
  for (const file of ['LICENSE', 'apps/main.ts', ...secrets]) await write(file)
  await writeFile(path.join(root, '.npmrc'), 'audit=false\n//registry.example.test/:_authToken=secret\n')
  await symlink('/etc/hostname', path.join(root, 'apps/link'))
  const { rawPayload } = await serve(root)
  expect(namesIn(rawPayload)).toEqual(['vireo/LICENSE', 'vireo/.npmrc', 'vireo/apps/main.ts'])
  expect([rawPayload.includes('audit=false'), rawPayload.includes('secret')]).toEqual([true, false])
})

test('an operator who publishes the source sends people there', async () => {
  const answer = await serve('/nowhere', 'https://code.example.test/vireo')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'https://code.example.test/vireo'])
})
