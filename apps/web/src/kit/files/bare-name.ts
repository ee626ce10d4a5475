/** Answers what a file is called without the ending that says what it is. */
export function bareName(name: string): string {
  return name.replace(/\.[^.]{1,5}$/u, '')
}
