import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ConfigError, configFields, instanceSecret, readConfig } from './config.ts'

const problemsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

test('nothing has to be configured', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    VIREO_PORT: 8080,
    VIREO_HOST: '127.0.0.1',
    VIREO_ROLE: 'all',
    VIREO_DEFAULT_TIER: 'free',
  })
  expect(config.publicUrl.origin).toBe('http://127.0.0.1:8080')
})

test('an empty variable is an absent one', () => {
  expect(readConfig({ VIREO_PORT: '' }).VIREO_PORT).toBe(8080)
})

describe('a start with settings that cannot be used is stopped with a readable list', () => {
  test.each([
    [{ VIREO_PROT: '1' }, 'VIREO_PROT is not a setting'],
    [{ VIREO_PORT: 'eighty' }, 'VIREO_PORT'],
    [{ VIREO_PORT: '70000' }, 'VIREO_PORT'],
    [{ VIREO_ROLE: 'boss' }, 'VIREO_ROLE'],
    [{ VIREO_DEFAULT_TIER: 'scale' }, 'VIREO_DEFAULT_TIER'],
    [{ VIREO_STORAGE: 's3' }, 'needs VIREO_S3_BUCKET'],
    [{ VIREO_S3_BUCKET: 'recordings' }, 'VIREO_STORAGE is disk'],
    [{ DATABASE_URL: 'postgres://db/vireo' }, 'needs VIREO_SECRET'],
    [{ DATABASE_URL: 'mysql://db/vireo', VIREO_SECRET: 'x'.repeat(32) }, 'DATABASE_URL'],
    [{ VIREO_SECRET: 'short' }, 'VIREO_SECRET'],
    [{ VIREO_PUBLIC_URL: 'ftp://vireo.test' }, 'http or https'],
    [{ VIREO_PUBLIC_URL: 'https://vireo.test/sub' }, 'must not have a path'],
  ] as [Record<string, string>, string][])('%j', (environment, problem) => {
    expect(problemsOf(environment)).toContain(problem)
  })

  test('all problems at once', () => {
    expect(problemsOf({ VIREO_ROLE: 'boss', VIREO_PORT: 'x', VIREO_X: '1' }).split('\n')).toHaveLength(4)
  })
})

test.each([
  [{ VIREO_HOST: '0.0.0.0', VIREO_PORT: '9000' }, 'http://localhost:9000'],
  [{ VIREO_HOST: '::1' }, 'http://[::1]:8080'],
  [{ VIREO_PUBLIC_URL: 'https://vireo.test' }, 'https://vireo.test'],
] as [Record<string, string>, string][])('links of %j begin with %s', (environment, origin) => {
  expect(readConfig(environment).publicUrl.origin).toBe(origin)
})

test('every setting explains itself', () => {
  for (const field of Object.values(configFields)) expect(field.doc.length).toBeGreaterThan(10)
})

test('the instance key is made once, and only we can read it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-config-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ VIREO_DATA: folder })
  const secret = instanceSecret(config)
  expect(instanceSecret(config)).toBe(secret)
  expect((await stat(path.join(folder, 'instance-key'))).mode & 0o777).toBe(0o600)
  expect(await readFile(path.join(folder, 'instance-key'), 'utf8')).toBe(secret)
})
