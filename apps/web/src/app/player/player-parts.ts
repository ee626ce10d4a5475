import type { PlayerState, Track } from '../../kit/player/index.ts'

/** What every part of the player shows something of. */
export type PlayerParts = { readonly state: PlayerState; readonly track: Track }
