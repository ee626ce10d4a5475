import { type ProductVariant, variantOf } from '@vireo/contracts/actions'
import { type Entrance } from '@vireo/contracts/identity'

/** Tells what the product shows itself as: by the host somebody came to, else by its public address. */
export function shownVariant({ variant, host_markers }: Entrance, hostname: string): ProductVariant {
  const ofHost = variantOf(hostname, host_markers)
  return ofHost === 'default' ? variant : ofHost
}
