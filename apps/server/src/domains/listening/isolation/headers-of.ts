type Made = { readonly id: string; readonly credits: number }

/** Gives what is sent with an isolated recording: where it is kept, and what it cost. */
export function headersOf({ id, credits }: Made): Readonly<Record<string, string>> {
  return { 'history-item-id': id, 'character-cost': String(credits), 'x-character-count': String(credits) }
}
