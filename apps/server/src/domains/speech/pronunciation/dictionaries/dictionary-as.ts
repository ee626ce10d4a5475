import type { AccessLevel } from '@vireo/contracts/resources'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { accessTo, assertAccess } from '#resources'
import type { ListedDictionary } from '../tables.ts'
import { findDictionary, holdDictionary } from './dictionary-store.ts'

/** A dictionary with what the caller may do with it. */
export type SeenDictionary = { readonly row: ListedDictionary; readonly access: AccessLevel }

const type = 'pronunciation_dictionary'

/** Says that there is no such dictionary, or none for the caller. */
export function noSuchDictionary(id: string): AppError {
  return new AppError('pronunciation_dictionary_not_found', {
    message: `There is no pronunciation dictionary ${id}.`,
    param: 'pronunciation_dictionary_id',
  })
}

/** Finds a dictionary that the caller sees. Throws `pronunciation_dictionary_not_found`. */
export async function getSeenDictionary(ctx: Context, id: string): Promise<SeenDictionary> {
  const row = await findDictionary(ctx, id)
  const access = row && (await accessTo(ctx, { type, id }))
  if (!access) throw noSuchDictionary(id)
  return { row, access }
}

/** Locks a dictionary that the caller may use at this level at least. Throws 404 and 403. */
export async function holdDictionaryAs(
  ctx: TransactionContext,
  id: string,
  least: AccessLevel,
): Promise<SeenDictionary> {
  const row = await holdDictionary(ctx, id)
  if (!row) throw noSuchDictionary(id)
  return { row, access: await assertAccess(ctx, { type, id }, least) }
}
