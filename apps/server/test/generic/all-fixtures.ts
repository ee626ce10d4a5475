import { existsSync } from 'node:fs'
import path from 'node:path'
import { slices } from '../../../../tools/slices/slices-of.ts'
import type { Fixtures } from '../fixtures.ts'

/** Reads the fixtures of all slices, those that others use before those others. */
async function readFixtures(): Promise<readonly Fixtures[]> {
  const domains = path.join(import.meta.dirname, '../../src/domains')
  const files = Object.entries(slices)
    .map(([name, { area }]) => path.join(domains, area, name, 'fixtures.testing.ts'))
    .filter((file) => existsSync(file))
  const read = files.map((file) => import(file) as Promise<{ readonly fixtures: Fixtures }>)
  return (await Promise.all(read)).map(({ fixtures }) => fixtures)
}

/** What every slice gives the tests of every endpoint. */
export const allFixtures = await readFixtures()
