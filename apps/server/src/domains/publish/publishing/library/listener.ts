import type { Price } from '@vireo/contracts/selling'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { hearsBy } from '#selling'
import type { ChapterOfEdition } from '../editions/edition-chapter-store.ts'
import type { EditionRow } from '../tables.ts'

/** How much of a work somebody hears, and the key that stands in its addresses where it opens them. */
export type Listener = {
  readonly hears: 'all' | 'preview'
  readonly isWaiting: boolean
  readonly key: string | undefined
}

/** Tells how much whoever has a key hears: all of what is free. What has a price is asked for each request, so that refunds count at once. */
export async function listenerOf(
  ctx: With<'vault'>,
  { edition, price }: { readonly edition: Pick<EditionRow, 'work_id'>; readonly price: Price | undefined },
  key: string | undefined,
): Promise<Listener> {
  if (price === undefined) return { hears: 'all', isWaiting: false, key: undefined }
  const access = key === undefined ? 'nothing' : await hearsBy(ctx, edition.work_id, key)
  if (access === 'all') return { hears: 'all', isWaiting: false, key }
  return { hears: 'preview', isWaiting: access === 'waiting', key: undefined }
}

/** Tells whether a listener hears a chapter. */
export function isHeardBy(
  { hears }: Listener,
  { is_preview: isPreview }: Pick<ChapterOfEdition, 'is_preview'>,
): boolean {
  return hears === 'all' || isPreview
}

/** Refuses what a listener does not hear. Throws `work_not_bought`. */
export function assertHeard(isHeard: boolean): void {
  if (!isHeard) throw new AppError('work_not_bought')
}

/** Returns what stands behind the addresses of a listener. */
export function queryOf({ key }: Listener): string {
  return key === undefined ? '' : `?key=${encodeURIComponent(key)}`
}
