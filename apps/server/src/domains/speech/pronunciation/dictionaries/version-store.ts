import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { VersionRow } from '../tables.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Compresses rules for their row. */
export async function packRules(rules: readonly PronunciationRule[]): Promise<Buffer> {
  return pack(JSON.stringify(rules))
}

/** Reads rules from their row. */
export async function unpackRules(packed: Uint8Array): Promise<PronunciationRule[]> {
  const rules: PronunciationRule[] = JSON.parse((await unpack(packed)).toString('utf8'))
  return rules
}

/** Inserts a version. */
export async function insertVersion(ctx: TransactionContext, row: VersionRow): Promise<void> {
  await ctx.db.run(sql`
    insert into pronunciation_versions (id, dictionary_id, rules_num, rules, created_by, created_at)
    values (${row.id}, ${row.dictionary_id}, ${row.rules_num}, ${row.rules}, ${row.created_by}, ${row.created_at})`)
}

/** Finds a version of a dictionary with its rules. */
export function findVersion(ctx: Context, dictionaryId: string, id: string): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select id, dictionary_id, rules_num, rules, created_by, created_at from pronunciation_versions
    where id = ${id} and dictionary_id = ${dictionaryId}`)
}

/** Reports whether a dictionary has a version, without reading its rules. */
export async function hasVersion(ctx: Context, dictionaryId: string, id: string): Promise<boolean> {
  const row = await ctx.db.maybe(
    sql`select 1 from pronunciation_versions where id = ${id} and dictionary_id = ${dictionaryId}`,
  )
  return row !== undefined
}

/** Lists the versions of a dictionary without their rules, newest first. */
export function listVersionRows(ctx: Context, dictionaryId: string): Promise<Omit<VersionRow, 'rules'>[]> {
  return ctx.db.many(sql`
    select id, dictionary_id, rules_num, created_by, created_at from pronunciation_versions
    where dictionary_id = ${dictionaryId} order by id desc`)
}

/** Deletes all but the newest versions of a dictionary. */
export async function deleteOldVersions(ctx: TransactionContext, dictionaryId: string, kept: number): Promise<void> {
  await ctx.db.run(sql`
    delete from pronunciation_versions where id in (
      select id from pronunciation_versions where dictionary_id = ${dictionaryId} order by id desc offset ${kept})`)
}
