/** Answers what of a key term is compared: its letters, in whatever case they are written. */
export function folded(term: string): string {
  return term.normalize('NFC').toLowerCase()
}
