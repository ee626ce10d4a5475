import { AddressRange, type ApiKey, CreateApiKey } from '@vireo/contracts/identity'
import { type Permission } from '@vireo/contracts/kit'
import { z } from 'zod'

import { apiKeyWords } from './words.ts'

/** What people fill in; `scopes` undefined is everything. */
export const KeyForm = z.object({
  name: CreateApiKey.shape.name,
  limit: z.string().refine((text) => /^\s*\d*\s*$/u.test(text), apiKeyWords.limitWrong),
  addresses: z
    .string()
    .refine(
      (text) => splitAddresses(text).every((one) => AddressRange.safeParse(one).success),
      apiKeyWords.addressesWrong,
    ),
})
export type KeyFormValues = z.input<typeof KeyForm>

/** Fills the form of a new key, or of one that is there. */
export function formOf(key: ApiKey | undefined): KeyFormValues {
  return {
    name: key?.name ?? '',
    limit: String(key?.character_limit ?? ''),
    addresses: key?.allowed_ips?.join(', ') ?? '',
  }
}

export type FilledKey = {
  readonly name: string
  readonly permissions: 'all' | Permission[]
  readonly character_limit: number | null
  readonly allowed_ips: string[] | null
}

/** Makes what a filled form asks the server for; empty fields are no limit. */
export function filledKey(
  { name, limit, addresses }: KeyFormValues,
  scopes: readonly Permission[] | undefined,
): FilledKey {
  const ranges = splitAddresses(addresses)
  return {
    name,
    permissions: scopes === undefined ? 'all' : [...scopes],
    character_limit: limit.trim() === '' ? null : Number(limit),
    allowed_ips: ranges.length === 0 ? null : ranges,
  }
}

function splitAddresses(text: string): string[] {
  return text.split(/[\s,;]+/u).filter((one) => one !== '')
}
