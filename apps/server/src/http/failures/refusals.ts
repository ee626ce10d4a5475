import { AppError } from '../../kernel/errors.ts'
import { scopes } from '../admission/limits.ts'

export type Refusal = { readonly limit: string; readonly scope: string }

/** Counts what was turned away for being too much, by the limit that was reached and whose it was. */
export type Refusals = {
  /** Counts a failure that is a refusal; others are none of its business. */
  count(failure: unknown): void
  /** Counts what ended without an answer of ours. */
  add(refusal: Refusal): void
  list(): readonly (Refusal & { readonly count: number })[]
}

/** Limits that are a workspace's own, by the code of their refusal. */
const ofWorkspaces: readonly string[] = ['concurrent_limit_exceeded', 'too_many_contexts']

/**
 * Creates the counter of refusals. Its labels come from limits and codes of the catalogue, so there are few, whatever
 * clients send.
 */
export function createRefusals(): Refusals {
  const counts = new Map<string, Refusal & { count: number }>()
  const add = ({ limit, scope }: Refusal) => {
    const key = `${limit} ${scope}`
    counts.set(key, { limit, scope, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return {
    count(failure) {
      if (!(failure instanceof AppError)) return
      const { code, entry, details } = failure
      if (entry.status === 429 || code === 'service_unavailable') add(refusalOf(code, details.data))
    },
    add,
    list: () => [...counts.values()],
  }
}

function refusalOf(code: string, data: Readonly<Record<string, unknown>> = {}): Refusal {
  const { limit, scope } = data
  if (typeof limit === 'string' && scopes.some((one) => one === scope))
    return { limit: limit.replaceAll(' ', '_'), scope: String(scope) }
  return { limit: code, scope: ofWorkspaces.includes(code) ? 'workspace' : 'instance' }
}
