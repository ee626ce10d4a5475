import { z } from 'zod'
import { musicLimits as limits } from './limits.ts'
import { keyPattern, musicInstruments, musicRoles } from './players.ts'

const Instrument = z.enum(musicInstruments)

/** What changes of a song that stays what it is in everything else: at least one of these. */
export const ChangeSongBody = z
  .object({
    /** As `D minor`. */
    key: z.string().regex(keyPattern).nullish(),
    /** What is played stays the same, so the song gets as much shorter or longer. */
    tempo_bpm: z.number().min(limits.tempoMin).max(limits.tempoMax).nullish(),
    /** Who plays in place of whom. */
    instruments: z
      .array(z.object({ role: z.enum(musicRoles), from: Instrument, to: Instrument }))
      .max(limits.changedPartsMax)
      .nullish(),
  })
  .meta({ examples: [{ key: 'F major' }] })
export type ChangeSongBody = z.infer<typeof ChangeSongBody>
