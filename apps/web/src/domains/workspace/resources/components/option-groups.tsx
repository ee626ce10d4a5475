import type { ShareOption } from '@vireo/contracts/resources'
import type { SelectGroup } from '@vireo/ui'

import { sharingWords } from '../words.ts'
import { nameOf } from './name-of.ts'
import { ShareFace } from './share-face.tsx'

const kinds = [
  ['group', sharingWords.groups],
  ['user', sharingWords.people],
  ['key', sharingWords.machines],
] as const

/** Lists whom a thing may be shared with: everyone first, then groups, people and machines, each kind by name. */
export function optionGroups(options: readonly ShareOption[]): SelectGroup[] {
  return kinds.flatMap(([type, label]) => {
    const found = options.filter((option) => option.type === type).toSorted(byName)
    return found.length === 0 ? [] : [{ label, options: found.map(optionOf) }]
  })
}

function byName(one: ShareOption, other: ShareOption): number {
  if (one.id === 'default' || other.id === 'default') return one.id === 'default' ? -1 : 1
  return one.name.localeCompare(other.name)
}

function optionOf(option: ShareOption) {
  return { value: option.id, label: nameOf(option), leading: <ShareFace whom={option} /> }
}
