/** How one track is heard. */
export type Channel = {
  readonly name: string
  /** 0 is silent, 1 as it is, 2 is 6 dB louder. */
  readonly level: number
  /** −1 left … 1 right. */
  readonly pan: number
  readonly isMuted: boolean
  readonly isSolo: boolean
}

/** Answers how loud each track is heard: what is muted not at all, and beside a solo nothing else. */
export function gainsOf(channels: readonly Channel[]): number[] {
  const hasSolo = channels.some(({ isSolo, isMuted }) => isSolo && !isMuted)
  return channels.map(({ level, isMuted, isSolo }) => (isMuted || (hasSolo && !isSolo) ? 0 : level))
}

/** Reads what a file of stems is called: “03 harmony acoustic guitar.mp3”. */
export function readStemName(fileName: string): { readonly role: string; readonly instrument: string } {
  const [, role = fileName, instrument = ''] = /^\d+ (\S+) ?(.*)\.\w+$/u.exec(fileName) ?? []
  return { role, instrument }
}
