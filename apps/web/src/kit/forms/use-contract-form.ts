import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'

import { ApiError, messageOf } from '../api/index.ts'
import { problemText } from './problem-text.ts'

/** What is said about a field that was left empty; the schema speaks about everything else. */
export type RequiredWords<V> = Partial<Record<keyof V & string, string>>

/** Answers the first problem of each field, by the path of the field; none when the values fit the schema. */
export function problemsOf(
  schema: z.ZodType,
  values: Readonly<Record<string, unknown>>,
  required: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [field, words] of Object.entries(required)) {
    const value = values[field]
    if (words !== undefined && (value === undefined || value === null || value === '')) problems[field] = words
  }
  const parsed = schema.safeParse(values)
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    problems[issue.path.join('.')] ??= problemText(issue)
  }
  return problems
}

/** Makes a form whose validator is the schema of the contract, on this side as on the server's. */
export function useContractForm<V extends FieldValues>(
  schema: z.ZodType,
  defaultValues: DefaultValues<V>,
  required: RequiredWords<V> = {},
): UseFormReturn<V> {
  const resolver: Resolver<V> = (values) => {
    const problems = problemsOf(schema, values, required)
    if (Object.keys(problems).length === 0) return { values, errors: {} }
    const entries = Object.entries(problems).map(([name, message]) => [name, { type: 'schema', message }])
    return { values: {}, errors: asFieldErrors<V>(Object.fromEntries(entries)) }
  }
  return useForm<V>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: false })
}

/** Reads problems by field: their keys come from the schema of the same form, so they are its field names. */
function asFieldErrors<V extends FieldValues>(problems: object): FieldErrors<V> {
  return problems as FieldErrors<V>
}

/** Shows what the server refused: beside the field it blames, or above the form. */
export function showRefusal<V extends FieldValues>(form: UseFormReturn<V>, error: unknown): void {
  const fields = Object.keys(form.getValues())
  const param = error instanceof ApiError ? error.param : undefined
  const field = fields.find((name) => name === param)
  const message = messageOf(error)
  if (field === undefined) form.setError('root', { type: 'server', message })
  else form.setError(asPath<V>(field), { type: 'server', message })
}

/** Reads a name as a path of the form: it was taken from the form's own values. */
function asPath<V extends FieldValues>(name: string): FieldPath<V> {
  return name as FieldPath<V>
}
