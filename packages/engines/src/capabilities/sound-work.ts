import type { Closable, Sound, WorkOptions } from './sound.ts'

/** The capability "takes out what is not speech". As long as what came in, at the engine's rate. */
export type CleaningEngine = Closable & {
  clean(sound: Sound, options?: WorkOptions): Promise<Sound>
}

/** The capability "takes a mix apart". Every part is as long as the mix; together they are about the mix. */
export type SeparationEngine = Closable & {
  separate(sound: Sound, options?: WorkOptions): Promise<Readonly<Record<string, Sound>>>
}
