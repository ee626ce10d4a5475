/** That a text with these rules takes more work than a text may. */
export class TooMuchEffort extends Error {
  override readonly name = 'TooMuchEffort'
}

/** Many times what words and phrases of any language take. */
const stepsPerCharacter = 40
const stepsFree = 100_000

/**
 * How much work finding rules in one text may take. Rules that begin alike and a text made of such beginnings take the
 * length of the rules for every character, and whoever waits behind it waits for all.
 */
export class Effort {
  #steps: number

  constructor(characters: number) {
    this.#steps = stepsPerCharacter * characters + stepsFree
  }

  /** Takes what was done off what may be. Throws TooMuchEffort. */
  spend(steps: number): void {
    this.#steps -= steps
    if (this.#steps < 0) throw new TooMuchEffort()
  }
}
