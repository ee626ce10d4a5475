import { defineResourceType } from '#resources'
import { findPremadeVoice } from './library/premade-voices.ts'
import { findVoice } from './voice-store.ts'

/** Premade voices are everybody's: all may speak with them, and nobody can share them any further. */
export const voiceResource = defineResourceType({
  type: 'voice',
  writePermission: 'voices_write',
  find: async (ctx, id) => {
    const premade = findPremadeVoice(ctx, id)
    if (premade) return { name: premade.name, isEverybodys: true }
    const own = await findVoice(ctx, id)
    return own && { name: own.name }
  },
})
