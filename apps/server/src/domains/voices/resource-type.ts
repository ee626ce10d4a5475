import { defineResourceType } from '../resources/index.ts'
import { libraryVoices } from './library/library.ts'

const names = new Map(libraryVoices.map(({ voiceId, name }) => [voiceId, name]))

/** Voices of the library are everybody's: all may speak with them, and nobody can share them any further. */
export const voiceResource = defineResourceType({
  type: 'voice',
  writePermission: 'voices_write',
  find: async (_ctx, id) => {
    const name = names.get(id)
    return name === undefined ? undefined : { name, isEverybodys: true }
  },
})
