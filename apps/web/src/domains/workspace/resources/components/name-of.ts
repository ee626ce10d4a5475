import type { ShareOption } from '@vireo/contracts/resources'

import { sharingWords } from '../words.ts'

/** Names somebody whom a thing is or may be shared with. */
export function nameOf({ id, name }: Pick<ShareOption, 'id' | 'name'>): string {
  return id === 'default' ? sharingWords.everyone : name
}
