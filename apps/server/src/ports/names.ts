/** Asks the name system what the owner of a domain says there. */
export type NameSystem = {
  /**
   * The TXT records of a name, each joined to one text; none when the name has none or does not exist. Throws
   * when nobody could be asked.
   */
  listTexts(name: string): Promise<readonly string[]>
}
