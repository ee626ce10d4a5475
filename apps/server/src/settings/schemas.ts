import { z } from 'zod'

/** What environment variables are made of. */
export const port = z.coerce.number().int().min(0).max(65_535)
export const flag = z.stringbool()
/** Texts separated by commas, in lower case. */
export const list = z.string().transform((text) =>
  text
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
)
export const hostAndPort = /^(\[[0-9a-f:]+\]|[a-z0-9._-]+)(:\d{1,5})?$/
export const headerName = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)
