import { defineResourceType } from '#resources'
import { libraryVoices } from './library/library.ts'
import { findVoice } from './voice-store.ts'

const names = new Map(libraryVoices.map(({ voiceId, name }) => [voiceId, name]))

/** Voices of the library are everybody's: all may speak with them, and nobody can share them any further. */
export const voiceResource = defineResourceType({
  type: 'voice',
  writePermission: 'voices_write',
  find: async (ctx, id) => {
    const name = names.get(id)
    if (name !== undefined) return { name, isEverybodys: true }
    const own = await findVoice(ctx, id)
    return own && { name: own.name }
  },
})
