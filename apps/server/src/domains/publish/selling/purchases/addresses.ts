import type { With } from '#ports/ports.ts'
import type { SaleRow } from '../tables.ts'
import { listenerKey } from './listener-key.ts'

/** Returns where whoever bought a work hears it, and follows it. Whoever has these addresses hears it too. */
export function addressesOf(
  { ports }: Pick<With<'settings' | 'vault'>, 'ports'>,
  sale: Pick<SaleRow, 'id' | 'key_number' | 'work_id'>,
): { readonly page: string; readonly feed: string } {
  const key = listenerKey(ports.vault, sale)
  const to = (path: string) => {
    const url = new URL(`/library/${sale.work_id}${path}`, ports.settings.contentUrl)
    url.searchParams.set('key', key)
    return url.href
  }
  return { page: to(''), feed: to('/feed.xml') }
}
