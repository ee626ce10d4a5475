import { orderLimits } from '@vireo/contracts/productions'
import { isSignedUntil, signedUntil } from '#kernel/signed-until.ts'
import type { With } from '#ports/ports.ts'

/** Makes the address of a recording or a file, which opens for a day to whoever has it; `forMs` makes it less. */
export function fileAddress(
  ctx: With<'settings' | 'vault'>,
  id: string,
  forMs: number = orderLimits.addressMs,
): string {
  const { settings, vault } = ctx.ports
  const url = new URL(`/production-files/${id}`, settings.contentUrl)
  url.searchParams.set('key', signedUntil(vault, signed(id), ctx.now().getTime() + forMs))
  return url.href
}

/** Tells whether a key opens a recording or a file now. */
export function opensFile(ctx: With<'vault'>, id: string, key: string): boolean {
  return isSignedUntil(ctx.ports.vault, signed(id), { key, now: ctx.now() })
}

function signed(id: string) {
  return { purpose: 'production-file', text: id }
}
