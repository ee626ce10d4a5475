import type { FakeAnswer } from '../../kit/testing/states.testing.ts'

/** Makes of an answer that lists one thing one that lists a thousand like it, each with ids of its own. */
export function aThousandTimes({ endpoint, body }: FakeAnswer): FakeAnswer {
  if (Array.isArray(body)) return { endpoint, body: many(body) }
  const entries = Object.entries(body ?? {}).map(([key, value]) => [key, Array.isArray(value) ? many(value) : value])
  return { endpoint, body: Object.fromEntries(entries) }
}

function many([one]: readonly unknown[]): unknown[] {
  if (typeof one !== 'object') return one === undefined ? [] : [one]
  return Array.from({ length: 1000 }, (_, at): unknown =>
    JSON.parse(JSON.stringify(one, (key, value: unknown) => (isId(key, value) ? `${value}${at}` : value))),
  )
}

function isId(key: string, value: unknown): value is string {
  return typeof value === 'string' && /(?:^|_)id$/u.test(key)
}
