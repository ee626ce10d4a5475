import type { Endpoint } from '@vireo/contracts/kit'
import { z } from 'zod'
import { requestFor } from './well-formed-requests.ts'

export type HostileRequest = {
  /** What is strange about it. */
  readonly where: string
  readonly path: string
  readonly init: RequestInit
  /** Whether nothing but a refusal can be right: no number is wrong everywhere. */
  readonly isRefused: boolean
}

type Json = z.core.JSONSchema.BaseSchema
type Path = readonly (string | number)[]
/** A place in a schema where a client's value stands, and values that nothing can keep there. */
type Place = { readonly path: Path; readonly values: readonly unknown[]; readonly isRefused: boolean }

const texts = ['a\0b', 'a\ud800b']
/** What every object has: found where nobody put it, unless what is looked up is asked for its own. */
const inherited = ['constructor', '__proto__', 'toString']
const numbers = [2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1), 1e300]
/** Stands for lists in lists in lists, which JSON cannot be made of here either. */
const deep = 'nested deeply'
const deepJson = '['.repeat(50_000) + ']'.repeat(50_000)

/** Yields requests with each strange value in each place, one at a time; the rest of each request is well-formed. */
export function* hostileRequests(
  endpoint: Endpoint,
  ids: Readonly<Record<string, string>>,
): Generator<HostileRequest, void, void> {
  const right = requestFor(endpoint, (name) => ids[name] ?? 'x')
  yield* inPaths(endpoint, ids)
  const [address = '', query = ''] = right.path.split('?')
  for (const { path, values, isRefused } of placesIn(endpoint.query))
    for (const value of values) {
      const name = String(path[0])
      const parameters = new URLSearchParams({
        ...required(endpoint.query),
        ...Object.fromEntries(new URLSearchParams(query)),
      })
      parameters.set(name, String(value))
      // A half of a character cannot be written into an address.
      if (!parameters.toString().includes('%EF%BF%BD'))
        yield { where: `query ${name} ${show(value)}`, path: `${address}?${parameters}`, init: right.init, isRefused }
    }
  if (endpoint.multipart) yield* inForms(endpoint, right.path)
  if (endpoint.body) yield* inBodies(endpoint, right)
}

function* inPaths(endpoint: Endpoint, ids: Readonly<Record<string, string>>): Generator<HostileRequest> {
  for (const [, name = ''] of endpoint.path.matchAll(/:(\w+)/g)) {
    const { path, init } = requestFor(endpoint, (one) => (one === name ? 'a%00b' : (ids[one] ?? 'x')))
    yield { where: `path ${name}`, path, init, isRefused: true }
  }
}

function* inBodies(endpoint: Endpoint, right: ReturnType<typeof requestFor>): Generator<HostileRequest> {
  const usual = {
    ...(required(endpoint.body) as object),
    ...(typeof right.init.body === 'string' ? (JSON.parse(right.init.body) as object) : {}),
  }
  const headers = { ...right.init.headers, 'content-type': 'application/json' }
  for (const { path, values, isRefused } of placesIn(endpoint.body))
    for (const value of values) {
      const body = toText(withValue(usual, path, value))
      yield {
        where: `body ${path.join('.')} ${show(value)}`,
        path: right.path,
        init: { ...right.init, headers, body },
        isRefused,
      }
    }
}

function* inForms({ multipart }: Endpoint, path: string): Generator<HostileRequest> {
  const fields = required(multipart?.fields) as Record<string, unknown>
  const form = (change: (form: FormData) => void) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      body.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    for (const name of Object.keys(multipart?.files ?? {})) body.set(name, new Blob(['sound']), 'a.mp3')
    change(body)
    return { method: 'POST', body }
  }
  for (const place of placesIn(multipart?.fields))
    for (const value of place.values) {
      const [name = '', ...inner] = place.path
      const text = inner.length === 0 ? String(value) : toText(withValue(fields[name], inner, value))
      const init = form((body) => body.set(String(name), text))
      // A form is written in UTF-8, which has no halves of characters; JSON inside of one has.
      if (inner.length > 0 || value !== texts[1])
        yield { where: `form ${place.path.join('.')} ${show(value)}`, path, init, isRefused: place.isRefused }
    }
  for (const name of Object.keys(multipart?.files ?? {}))
    yield {
      where: `file name of ${name}`,
      path,
      init: form((body) => body.set(name, new Blob(['sound']), 'a\0b.mp3')),
      isRefused: true,
    }
}

function show(value: unknown): string {
  return JSON.stringify(value)
}

function toText(value: unknown): string {
  return JSON.stringify(value).replace(`"${deep}"`, deepJson)
}

function toJson(schema: z.ZodType | undefined): Json {
  return schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
}

function placesIn(schema: z.ZodType | undefined): Place[] {
  const root = toJson(schema)
  return schema ? places(root, [], root) : []
}

/** Lists every place of a schema once, also inside unions and lists. */
function places(schema: Json, path: Path, root: Json): Place[] {
  const at = resolved(schema, root)
  const branches = [...(at.anyOf ?? []), ...(at.oneOf ?? []), ...(at.allOf ?? [])] as Json[]
  if (path.length > 6) return []
  if (at.oneOf) return placesOfKinds(branches, path, root)
  if (branches.length > 0) return branches.flatMap((branch) => places(branch, path, root))
  if (at.enum) return []
  if (at.type === 'string')
    return [
      { path, values: texts, isRefused: true },
      { path, values: inherited, isRefused: false },
    ]
  if (at.type === 'number' || at.type === 'integer') return [{ path, values: numbers, isRefused: false }]
  if (at.type === 'array') return at.items ? places(at.items as Json, [...path, 0], root) : []
  if (at.type === 'object') {
    const inner = Object.entries(at.properties ?? {}).flatMap(([name, one]) =>
      places(one as Json, [...path, name], root),
    )
    const any = at.additionalProperties
    const open = typeof any === 'object' ? any : any === true ? {} : undefined
    if (!open) return inner
    return [
      ...inner,
      { path: [...path, 'a\0b'], values: ['x'], isRefused: true },
      ...places(open as Json, [...path, 'key'], root),
    ]
  }
  const isBounded = at.type === 'boolean' || at.type === 'null' || at.const !== undefined || at.not !== undefined
  return isBounded ? [] : [{ path, values: [...texts, deep], isRefused: true }]
}

/** Lists the places of things of several kinds: what only one kind has is not read where the sample is of another. */
function placesOfKinds(kinds: readonly Json[], path: Path, root: Json): Place[] {
  const ofEach = kinds.map((kind) => places(kind, path, root))
  const isOfAll = (place: Place) => ofEach.every((own) => own.some((one) => one.path.join() === place.path.join()))
  return ofEach.flat().map((place) => ({ ...place, isRefused: place.isRefused && isOfAll(place) }))
}

function resolved(schema: Json, root: Json): Json {
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  return name ? ((root.$defs?.[name] as Json | undefined) ?? {}) : schema
}

/** Answers a value that a schema accepts, without anything optional. */
function required(schema: z.ZodType | undefined): Record<string, never> {
  const root = toJson(schema)
  return (sample(root, root) ?? {}) as Record<string, never>
}

function sample(schema: Json, root: Json): unknown {
  const at = resolved(schema, root)
  if (at.const !== undefined) return at.const
  if (at.enum) return at.enum[0]
  const [branch] = [...(at.anyOf ?? []), ...(at.oneOf ?? []), ...(at.allOf ?? [])] as Json[]
  if (branch) return sample(branch, root)
  if (at.type === 'object')
    return Object.fromEntries(
      (at.required ?? []).map((name) => [name, sample((at.properties?.[name] ?? {}) as Json, root)]),
    )
  if (at.type === 'array') return Array.from({ length: at.minItems ?? 0 }, () => sample((at.items ?? {}) as Json, root))
  if (at.type === 'number' || at.type === 'integer') return at.minimum ?? 1
  if (at.type === 'boolean') return false
  if (at.format === 'email') return 'nobody@example.test'
  return at.type === 'string' ? 'x'.repeat(Math.max(1, at.minLength ?? 1)) : null
}

/** Copies a value with another one at a path, and creates what is missing on the way. */
function withValue(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? value.slice() : []
    list[key] = withValue(list[key], rest, to)
    return list
  }
  const held = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...held, [key]: withValue(held[key], rest, to) }
}
