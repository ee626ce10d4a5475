import type { Schema, SchemaErrorBody } from '@vireo/contracts/kit'
import { z } from 'zod'
import { faultWords } from '../failures/fault-words.ts'

type Issue = z.core.$ZodIssue
type Fault = SchemaErrorBody['detail'][number]

/** Lists every fault of a part of a request, each with its location, in the shape that clients of this API expect. */
export function schemaFaults(place: string, schema: Schema, error: z.ZodError, value: unknown): Fault[] {
  return error.issues.flatMap(plain).flatMap((issue) =>
    placesOf(issue).map((path) => ({
      loc: [place, ...path.map((key) => (typeof key === 'number' ? key : String(key)))],
      ...faultWords(issue, { schema: schemaAt(schema, path), value: valueAt(value, path) }),
    })),
  )
}

/** Flattens the issue of a union into those of the branch that the value comes closest to. */
function plain(issue: Issue): Issue[] {
  if (issue.code === 'invalid_key') return [issue]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const branches = issue.errors.map((issues) =>
    issues.flatMap((inner) => plain({ ...inner, path: [...issue.path, ...inner.path] })),
  )
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))
  return branches.toSorted((one, other) => depth(other) - depth(one))[0] ?? [issue]
}

function placesOf(issue: Issue): readonly (readonly PropertyKey[])[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
}

/** Reads the value at a path; undefined when there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )
}

/** Finds the schema at a path without optional wrappers; undefined behind unions and the like. */
function schemaAt(schema: Schema, path: readonly PropertyKey[]): z.ZodType | undefined {
  let at: z.ZodType | undefined = bare(schema)
  for (const key of path) {
    if (at instanceof z.ZodObject) at = (at.shape as Record<PropertyKey, z.ZodType>)[key]
    else if (at instanceof z.ZodArray) at = at.element as z.ZodType
    else if (at instanceof z.ZodRecord) at = at.valueType as z.ZodType
    else return undefined
    at = at && bare(at)
  }
  return at
}

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? bare(schema.in as z.ZodType) : schema
}
