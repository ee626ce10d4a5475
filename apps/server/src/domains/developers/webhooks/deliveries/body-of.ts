import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
export type SentEvent = {
  readonly type: string
  /** Of the shape of `data`. */
  readonly version: number
  readonly id: string
  readonly at: Date
  readonly data: unknown
}

/** Serializes an event as the JSON body of its deliveries; it is stored, so that every attempt sends the same bytes. */
export function bodyOf({ type, version, id, at, data }: SentEvent): string {
  return JSON.stringify({
    type,
    event_id: id,
    event_version: version,
    event_timestamp: unixSeconds(at),
    data,
  })
}
