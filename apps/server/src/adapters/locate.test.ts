import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Client } from '../kernel/client.ts'
import { createDatabaseLocator } from './locate-by-database.ts'
import { createHeaderLocator } from './locate-by-header.ts'

const from = (address: string, headers: Readonly<Record<string, string>> = {}): Client => ({
  address,
  userAgent: '',
  isOnThisMachine: false,
  header: (name) => headers[name],
  tell: () => undefined,
})

describe('a place that the proxy names', () => {
  const locator = createHeaderLocator({ country: 'CF-IPCountry', region: 'X-Region', city: 'X-City' })

  test('is read from its headers, codes in lower case', () => {
    const client = from('203.0.113.9', { 'cf-ipcountry': 'US', 'x-region': 'IL', 'x-city': ' Chicago ' })
    expect(locator.locate(client)).toEqual({ country: 'us', region: 'il', city: 'Chicago' })
    expect(locator.locate(from('203.0.113.9', { 'cf-ipcountry': 'de' }))).toEqual({
      country: 'de',
      region: null,
      city: null,
    })
  })

  test.each(['', 'XX', 'T1', 'Germany', 'd', '<b>'])('is unknown when the country is %j', (country) => {
    expect(locator.locate(from('203.0.113.9', { 'cf-ipcountry': country, 'x-region': 'il' }))).toBeUndefined()
  })
})

describe('a place in a database on this machine', () => {
  test('is found by the address, also by an IPv4 address that came over IPv6', async () => {
    const locator = createDatabaseLocator(await databaseFile())
    const chicago = { country: 'us', region: 'il', city: 'Chicago' }
    expect(locator.locate(from('203.0.113.200'))).toEqual(chicago)
    expect(locator.locate(from('::ffff:203.0.113.200'))).toEqual(chicago)
  })

  test.each(['203.0.112.1', '127.0.0.1', '', 'nonsense'])('is unknown for %j', async (address) => {
    expect(createDatabaseLocator(await databaseFile()).locate(from(address))).toBeUndefined()
  })

  test('needs a file that is a database', async () => {
    const file = await databaseFile()
    await writeFile(file, 'no database')
    expect(() => createDatabaseLocator(file)).toThrow()
    expect(() => createDatabaseLocator(`${file}.missing`)).toThrow()
  })
})

/** A database in MaxMind's format that knows one network: 203.0.113.0/24 is Chicago. */
async function databaseFile(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-geo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'city.mmdb')
  const chicago = {
    country: { iso_code: 'US' },
    subdivisions: [{ iso_code: 'IL' }],
    city: { names: { en: 'Chicago' } },
  }
  const prefix = [203, 0, 113]
  const nodes = prefix.length * 8
  const tree = prefix.flatMap((byte, at) =>
    Array.from({ length: 8 }, (_, bit) => {
      const node = at * 8 + bit
      const next = node + 1 < nodes ? node + 1 : nodes + 16
      const isSet = (byte >> (7 - bit)) & 1
      return [...int24(isSet ? nodes : next), ...int24(isSet ? next : nodes)]
    }).flat(),
  )
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'Test-City',
    description: { en: 'a test' },
    ip_version: 4,
    languages: ['en'],
    node_count: nodes,
    record_size: 24,
  }
  const marker = [0xab, 0xcd, 0xef, ...Buffer.from('MaxMind.com')]
  await writeFile(
    file,
    Buffer.from([...tree, ...Array(16).fill(0), ...encode(chicago), ...marker, ...encode(metadata)]),
  )
  return file
}

const int24 = (value: number) => [(value >> 16) & 255, (value >> 8) & 255, value & 255]

type Value = string | number | readonly Value[] | { readonly [name: string]: Value }

/** The format's own encoding: a byte of type and size, then what it holds. */
function encode(value: Value): number[] {
  if (typeof value === 'string') return [0x40 | value.length, ...Buffer.from(value)]
  if (typeof value === 'number') return [0xa0 | 2, value >> 8, value & 255]
  if (isList(value)) return [value.length, 11 - 7, ...value.flatMap(encode)]
  const entries = Object.entries(value)
  return [0xe0 | entries.length, ...entries.flatMap(([name, held]) => [...encode(name), ...encode(held)])]
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}
