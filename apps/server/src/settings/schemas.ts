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
/** Four whole numbers: for each address, credential and workspace, and for all together. 0 is without a bound. */
export const bounds = z
  .string()
  .regex(/^ *\d{1,9} *(, *\d{1,9} *){3}$/, 'It is four whole numbers: address,credential,workspace,instance.')
  .transform((text) => {
    const [address = 0, credential = 0, workspace = 0, instance = 0] = text.split(',').map(Number)
    return { address, credential, workspace, instance }
  })

const aliasPair = /^([\w .'-]{1,64})=([\w .'-]{0,64})$/
/** `off`, or pairs of an alias and the voice that it stands for. */
export const aliasWish = z.string().transform((text, ctx) => {
  if (text.trim().toLowerCase() === 'off') return 'off' as const
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return pairs.map((pair) => {
    const [, alias = '', voice = ''] = aliasPair.exec(pair.trim()) ?? []
    if (alias === '') ctx.addIssue({ code: 'custom', message: `${pair.trim()} is no pair of an alias and a voice.` })
    return { alias: alias.trim(), voice: voice.trim() === '' ? undefined : voice.trim() }
  })
})
