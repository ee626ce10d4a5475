import type { z } from 'zod'

/** Environment variables by name: what each may be and is when absent, one line for the reference, and whether to hide it. */
export type SettingFields = Readonly<
  Record<string, { readonly schema: z.ZodType; readonly doc: string; readonly secret?: boolean }>
>

/** What settings say once they are read. */
export type SettingValues<F extends SettingFields> = { readonly [K in keyof F]: z.output<F[K]['schema']> }

export type Settings<F extends SettingFields = SettingFields> = {
  readonly fields: F
  /** What cannot be meant together, as sentences that a person can act on. */
  contradictions(values: SettingValues<F>): readonly string[]
}

/** Declares the settings of a slice, or of what all slices stand on. The registry of all is generated. */
export function defineSettings<const F extends SettingFields>(
  fields: F,
  contradictions: (values: SettingValues<F>) => readonly string[] = () => [],
): Settings<F> {
  return { fields, contradictions }
}
