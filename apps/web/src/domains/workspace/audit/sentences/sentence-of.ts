import type { AuditLogEntry } from '@vireo/contracts/audit'

import { actText } from '../act-words.ts'
import { auditWords } from '../words.ts'
import { actSentences } from './act-sentences.ts'
import { sentenceWords } from './words.ts'

/** What people of the workspace are called, by their ids. */
export type Names = ReadonlyMap<string, string>

/** The type that the schema gives to a machine: commands of the operator, and what is done by itself. */
const machine = 3

/** Names who did it, as people recognise them. Whoever was not signed in is nobody that the log could name. */
export function actorName({ actor: { user } }: AuditLogEntry, names: Names = new Map()): string {
  const known = user.name ?? (user.uid === null ? undefined : names.get(user.uid)) ?? user.email_addr ?? user.uid
  return known ?? (user.type_id === machine ? auditWords.system : auditWords.stranger)
}

/** Says in a sentence what happened: who did what to which thing, by its name where the log has one. */
export function sentenceOf(entry: AuditLogEntry, names: Names = new Map()): string {
  const [plain, named] = (actSentences[entry.activity_name] ?? '').split('|')
  // An act of a newer server.
  if (plain === undefined || plain === '') return `${actorName(entry, names)}: ${actText(entry)}`
  const thing = thingName(entry, names)
  const said = named !== undefined && thing !== undefined ? named.replace('{thing}', () => thing) : plain
  return said.replace('{who}', () => actorName(entry, names))
}

/** Names what it was done to: people as they are called, things in quotes; undefined where only an id is known. */
function thingName({ unmapped: { target_kind: kind, target_id: id, details } }: AuditLogEntry, names: Names) {
  const person = id !== null && (kind === 'user' || kind === 'invite') ? names.get(id) : undefined
  const address = textIn(details['email']) ?? textIn(details['domain'])
  const name = textIn(details['name']) ?? (kind === 'promo code' ? (id ?? undefined) : undefined)
  return person ?? address ?? (name === undefined ? undefined : sentenceWords.quoted(name))
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
