/** How a recording is to be written down, as far as that can be done here. */
export type Wishes = {
  /** The language that was asked for; undefined where it is to be found out. */
  readonly language?: string
  /** Beside those that the workspace keeps. */
  readonly keyterms?: readonly string[]
  readonly temperature?: number
  readonly seed?: number
  readonly timestamps: 'none' | 'word' | 'character'
  readonly separates: boolean
  readonly speakersMax: number
  /** How many there are, where that was said. */
  readonly speakers?: number
  /** What was asked for and is not done, because the engines here do not: by the names of the fields. */
  readonly notDone: readonly string[]
}
