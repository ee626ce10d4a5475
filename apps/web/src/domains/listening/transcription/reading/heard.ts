/** Where the needle of a recording is, and whether it moves by itself; no position before anybody began. */
export type Heard = { readonly positionMs: number | undefined; readonly isPlaying: boolean }
