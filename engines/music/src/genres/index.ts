import { band } from './band.ts'
import { calm } from './calm.ts'
import { concert } from './concert.ts'
import { electronic } from './electronic.ts'
import type { Genre } from './genre.ts'
import { groove } from './groove.ts'

const all = { ...calm, ...concert, ...band, ...groove, ...electronic }

export type GenreName = keyof typeof all

export const genres: Readonly<Record<GenreName, Genre>> = all

/** Their names, in the order in which people are shown them. */
export const genreNames = Object.keys(all) as GenreName[]

/** Answers whether a word is the name of a genre. */
export function isGenre(name: string): name is GenreName {
  return name in all
}
