import type { JsonSchema } from './schema-collector.ts'

type Operation = JsonSchema & { readonly responses: JsonSchema }
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Moves failures that several operations answer alike into shared responses: `Failure401`, `Failure401.2`, … */
export function shareResponses(paths: Paths): { paths: JsonSchema; responses: JsonSchema } {
  const names = nameRepeated(paths)
  const responses: Record<string, unknown> = {}
  const share = ([status, response]: [string, unknown]) => {
    const name = names.get(keyOf(status, response))
    if (name === undefined) return [status, response] as const
    responses[name] = response
    return [status, { $ref: `#/components/responses/${name}` }] as const
  }
  const shared = mapOperations(paths, (operation) => ({
    ...operation,
    responses: Object.fromEntries(Object.entries(operation.responses).map(share)),
  }))
  return { paths: shared, responses }
}

function nameRepeated(paths: Paths): Map<string, string> {
  const counts = new Map<string, { status: string; count: number }>()
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const key = keyOf(status, response)
      if (Number(status) >= 400) counts.set(key, { status, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  for (const [key, { status, count }] of counts) {
    if (count < 2) continue
    const number = (taken.get(status) ?? 0) + 1
    taken.set(status, number)
    names.set(key, number === 1 ? `Failure${status}` : `Failure${status}.${number}`)
  }
  return names
}

function keyOf(status: string, response: unknown): string {
  return `${status} ${JSON.stringify(response)}`
}

function mapOperations(paths: Paths, change: (operation: Operation) => Operation): JsonSchema {
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, change(operation)])),
    ]),
  )
}
