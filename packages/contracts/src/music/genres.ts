import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'

/** The genres of the embedded engine, as they stand in addresses. */
export const musicGenres = [
  'lo-fi',
  'ambient',
  'meditation',
  'piano-solo',
  'orchestral',
  'cinematic-trailer',
  'waltz',
  'baroque',
  'folk',
  'blues',
  'rock',
  'pop',
  'corporate',
  'kids',
  'jazz',
  'funk',
  'hip-hop',
  'reggae',
  'bossa-nova',
  'house',
  'techno',
  'drum-and-bass',
  'chiptune',
] as const
export type MusicGenre = (typeof musicGenres)[number]

export const genreEndpoints = {
  hearGenre: defineEndpoint({
    id: 'music.hearGenre',
    method: 'GET',
    path: '/v1/music/genres/:genre/sample',
    summary: 'Hear a genre of the embedded engine; the first listener has its sample made',
    access: 'public',
    params: z.object({ genre: z.enum(musicGenres) }),
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: ['engine_failed'],
  }),
} as const
