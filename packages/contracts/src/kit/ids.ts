import type { z } from 'zod'

/**
 * The id of one kind of thing. An id of another kind is refused where it is asked for; a string that nobody has given a
 * kind yet, like one a caller sent, takes the kind of the place where it enters.
 */
export type Id<Kind extends string> = string & { readonly kindOfId?: Kind; toString(): string }

export type UserId = Id<'user'>
export type WorkspaceId = Id<'workspace'>
export type ApiKeyId = Id<'apiKey'>
export type SessionId = Id<'session'>
export type VoiceId = Id<'voice'>
export type HistoryItemId = Id<'historyItem'>
export type ShareLinkId = Id<'shareLink'>
export type ShareReportId = Id<'shareReport'>
export type ShareCaseId = Id<'shareCase'>
export type PageCaseId = Id<'pageCase'>
export type PageReportId = Id<'pageReport'>
export type ShareVideoId = Id<'shareVideo'>

/** Makes the schema of an id from that of its text: what it reads is an id of this kind from there on. */
export function idOf<Kind extends string>(_kind: Kind, text: z.ZodString): z.ZodType<Id<Kind>, string> {
  return text
}
