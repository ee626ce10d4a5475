import type { StoreAddress } from '@vireo/contracts/publishing'
import { isSignedUntil, signedUntil } from '#kernel/signed-until.ts'
import type { With } from '#ports/ports.ts'
import type { EditionRow } from '../tables.ts'

/** Long enough to begin; what has begun goes on to its end. */
const openMs = 5 * 60_000

type Edition = Pick<EditionRow, 'id' | 'work_id'>

/** Makes the address at which the files of an edition are saved. It ends with the edition, too. */
export function addressOfStoreFiles(ctx: With<'settings' | 'vault'>, edition: Edition): StoreAddress {
  const { settings, vault } = ctx.ports
  const until = ctx.now().getTime() + openMs
  const url = new URL(`/library/${edition.work_id}/store.zip`, settings.contentUrl)
  url.searchParams.set('key', signedUntil(vault, signed(edition), until))
  return { url: url.href, expires_at_unix: Math.floor(until / 1000) }
}

/** Tells whether a key opens the files of an edition. */
export function opensStoreFiles(ctx: With<'vault'>, edition: Edition, key: string): boolean {
  return isSignedUntil(ctx.ports.vault, signed(edition), { key, now: ctx.now() })
}

function signed({ id }: Edition) {
  return { purpose: 'store-files', text: id }
}
