import { assetLimits } from '@vireo/contracts/assets'
import { isSignedUntil, signedUntil } from '#kernel/signed-until.ts'
import type { With } from '#ports/ports.ts'
import type { AssetRow } from './tables.ts'

/** Makes the address of an asset's content, which opens for an hour to whoever has it. */
export function contentAddress(ctx: With<'settings' | 'vault'>, { id }: AssetRow): string {
  const { settings, vault } = ctx.ports
  const until = ctx.now().getTime() + assetLimits.contentSeconds * 1000
  const url = new URL(`/asset-content/${id}`, settings.contentUrl)
  url.searchParams.set('key', signedUntil(vault, signed(id), until))
  return url.href
}

/** Tells whether a key opens the content of an asset now. */
export function opensContent(ctx: With<'vault'>, id: string, key: string): boolean {
  return isSignedUntil(ctx.ports.vault, signed(id), { key, now: ctx.now() })
}

function signed(id: string) {
  return { purpose: 'asset-content', text: id }
}
