import { readFile } from 'node:fs/promises'
import { api } from '@vireo/contracts'
import { audioNativeLimits, ProjectChange } from '@vireo/contracts/audio-native'
import type { Endpoint } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'

const guide = await readFile(new URL('../../../../../../docs/guides/read-a-site-aloud.md', import.meta.url), 'utf8')

test('the guide names operations, members and numbers that there are', () => {
  const known = Object.values(api).flatMap((slice) =>
    Object.values<Endpoint>(slice).map(({ method, path }) => `${method} ${path.replaceAll(/:[a-z_]+/g, '{id}')}`),
  )
  const named = [...guide.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^`]+)`/g)].map(([, operation]) => operation)
  expect(named.length).toBeGreaterThan(6)
  for (const operation of named) expect(known).toContain(operation)
  for (const member of ['monthly_credits', 'reads_new_pages']) {
    expect(Object.keys(ProjectChange.shape)).toContain(member)
    expect(guide).toContain(`\`${member}\``)
  }
  const { monthlyCredits, newPagesPerDay, textMax, projectsMax, domainsMax, fileBytesMax } = audioNativeLimits
  for (const number of [
    `${monthlyCredits.toLocaleString('en')} unless`,
    `| ${newPagesPerDay}; further`,
    `| ${textMax.toLocaleString('en')} `,
    `${projectsMax} and ${domainsMax} in`,
    `${fileBytesMax / 2 ** 20} MB`,
  ])
    expect(guide).toContain(number)
})
