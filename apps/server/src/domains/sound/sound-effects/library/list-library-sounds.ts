import type { Input } from '@vireo/contracts/kit'
import type { soundEffectsEndpoints } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { type LibrarySound, librarySounds } from './catalogue/library-sounds.ts'

/** A page of the library, and whether another one follows. */
export type LibraryPage = { readonly sounds: readonly LibrarySound[]; readonly hasMore: boolean }

/** Answers the sounds of the library that are asked for, each word that is searched being in one of their names. */
export async function listLibrarySounds(
  _ctx: Context,
  { category, search, page, page_size: size }: Input<typeof soundEffectsEndpoints.listLibrary>,
): Promise<LibraryPage> {
  const wanted = (search ?? '').toLowerCase().split(/\s+/u)
  const found = librarySounds.filter((sound) => {
    const names = `${sound.english} ${sound.german} ${sound.category}`.toLowerCase()
    return (!category || sound.category === category) && wanted.every((word) => names.includes(word))
  })
  const start = page * size
  return { sounds: found.slice(start, start + size), hasMore: found.length > start + size }
}
