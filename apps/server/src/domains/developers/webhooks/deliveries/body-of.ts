export type SentEvent = {
  readonly type: string
  readonly id: string
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
}

/** What is sent of an event: the same bytes at every attempt. */
export function bodyOf({ type, id, at, data }: SentEvent): string {
  return JSON.stringify({ type, event_id: id, event_timestamp: Math.floor(at.getTime() / 1000), data })
}
