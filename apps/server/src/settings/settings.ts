import type { z } from 'zod'

/** Environment variables by name: what each may be and is when absent, one line for the reference, and whether to hide it. */
export type Settings = Readonly<
  Record<string, { readonly schema: z.ZodType; readonly doc: string; readonly secret?: boolean }>
>
