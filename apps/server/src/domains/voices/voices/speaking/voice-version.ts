import { createHash } from 'node:crypto'
import type { VoiceRecipe } from '@vireo/engines'

const versions = new WeakMap<VoiceRecipe, string>()

/**
 * Returns a version that changes whenever a voice would sound different: 16 hexadecimal digits of its recipe's hash.
 */
export function versionOf(recipe: VoiceRecipe): string {
  const known = versions.get(recipe)
  if (known !== undefined) return known
  const version = createHash('sha256').update(JSON.stringify(recipe)).digest('hex').slice(0, 16)
  versions.set(recipe, version)
  return version
}
