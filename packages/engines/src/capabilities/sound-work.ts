import type { Closable, Sound, WorkOptions } from './sound.ts'

/** The capability "takes out what is not speech". As long as what came in, at the engine's rate. */
export type CleaningEngine = Closable & {
  clean(sound: Sound, options?: WorkOptions): Promise<Sound>
}

/** The capability "takes a mix apart". Every part is as long as the mix; together they are about the mix. */
export type SeparationEngine = Closable & {
  separate(sound: Sound, options?: WorkOptions): Promise<Readonly<Record<string, Sound>>>
}

/** What is asked of an engine that makes sounds of any words. */
export type SoundWishes = {
  readonly text: string
  /** Undefined for a length that fits. */
  readonly seconds: number | undefined
  readonly loops: boolean
  /** 0…1: how closely it keeps to the words. */
  readonly influence: number
}

/** A sound as somebody else made it: any WAV file, and by whom it was made. */
export type SoundMadeElsewhere = { readonly wav: Uint8Array; readonly madeBy: string }

/** The capability "makes a sound of any words", beside the embedded one that knows its vocabulary. */
export type SoundMakingEngine = Closable & {
  makeSound(wishes: SoundWishes, options?: WorkOptions): Promise<SoundMadeElsewhere>
}
