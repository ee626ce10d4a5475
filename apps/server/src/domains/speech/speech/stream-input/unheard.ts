/** Text with nothing to hear in it yet; it is spoken with what follows. */
export type Unheard = {
  /**
   * Plans a chunk together with what waited for it; returns undefined, and keeps it waiting, when it cannot be heard.
   */
  plan<Plan>(chunk: string, planText: (text: string) => Promise<Plan | undefined>): Promise<Plan | undefined>
}

/**
 * Creates a store for chunks that cannot be heard alone. Each chunk is planned twice at most: alone, and with all that
 * waited for it.
 */
export function createUnheard(): Unheard {
  let waiting = ''
  return {
    async plan(chunk, planText) {
      const alone = await planText(chunk)
      if (alone === undefined) {
        waiting += chunk
        return undefined
      }
      const before = waiting
      waiting = ''
      return before === '' ? alone : ((await planText(before + chunk)) ?? alone)
    },
  }
}
