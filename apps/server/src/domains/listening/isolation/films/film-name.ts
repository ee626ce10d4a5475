import type { IsolationRow } from '../tables.ts'

const endings = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/x-matroska': 'mkv' } as const

/** Names the file of a video by what it is. */
export function filmName({ id, film_type: type }: Pick<IsolationRow, 'id' | 'film_type'>): string {
  return `${id}.${endings[type ?? 'video/mp4']}`
}
