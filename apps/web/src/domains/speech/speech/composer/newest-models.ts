import type { Model } from '@vireo/contracts/speech'

/**
 * Leaves the newest model of each family and the one in use, in the order of the list, which begins with the newest: so
 * many are seen at a glance. Earlier ones are chosen in the settings, where they can be searched for.
 */
export function newestModels<Known extends Pick<Model, 'model_id' | 'name'>>(
  models: readonly Known[],
  inUseId: string,
): Known[] {
  const families = new Set<string>()
  return models.filter(({ model_id: id, name }) => {
    const family = name.replace(/ v\d+(?:\.\d+)*$/u, '')
    const isNewest = !families.has(family)
    families.add(family)
    return isNewest || id === inUseId
  })
}
