import type { ManifestKey } from '#ports/provenance/manifests.ts'
import type { With } from '#ports/ports.ts'

/** Lists the keys that this instance signed with, the one in use first: what an old one signed is verified all the same. */
export function listManifestKeys(ctx: With<'manifests'>): Promise<readonly ManifestKey[]> {
  return Promise.resolve(ctx.ports.manifests.keys)
}
