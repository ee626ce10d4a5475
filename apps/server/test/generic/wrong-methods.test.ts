import { expect, test } from 'vitest'
import { allEndpoints } from '../../src/http/declared/all-endpoints.ts'
import { patternOf } from '../../src/http/path-pattern.ts'
import { startTestServer } from '../test-server.ts'

const server = await startTestServer()
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

test('every address says which methods it knows to whoever asks by another one, signed in or not', async () => {
  const patterns = allEndpoints().map(({ method, path }) => ({ method, pattern: patternOf(path) }))
  const paths = new Set(allEndpoints().map(({ path }) => path.replaceAll(/:\w+/gu, 'x')))
  const wrong: string[] = []
  for (const path of paths) {
    const known = new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    const other = methods.find((method) => !known.has(method))
    if (other === undefined) continue
    const answer = await server.fetch(path, { method: other })
    const { detail } = (await answer.json()) as { detail: { code: string } }
    const told = (answer.headers.get('allow') ?? '').split(', ').toSorted().join(', ')
    if (`${answer.status} ${detail.code} ${told}` !== `405 method_not_allowed ${[...known].toSorted().join(', ')}`)
      wrong.push(`${other} ${path}: ${answer.status} ${detail.code}, allow: ${told}`)
  }
  expect(wrong).toEqual([])
})
