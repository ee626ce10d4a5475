import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { pronunciationLimits, type PronunciationRule } from '@vireo/contracts/pronunciation'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
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

/** Deletes all but the newest versions of a dictionary: as many as are kept, and fewer where they are large. */
export async function deleteOldVersions(
  ctx: TransactionContext,
  dictionaryId: string,
  versionsMax: number = pronunciationLimits.versionsMax,
): Promise<void> {
  const { versionsBytesMax } = pronunciationLimits
  await ctx.db.run(sql`
    delete from pronunciation_versions where id in (
      select id from (
        select id, row_number() over newest as place, sum(octet_length(rules)) over newest as bytes
        from pronunciation_versions where dictionary_id = ${dictionaryId} window newest as (order by id desc)
      ) kept where place > ${versionsMax} or (place > 1 and bytes > ${versionsBytesMax}))`)
}

/** Tells whether the versions of a workspace, and so many bytes more, take no more than they may. */
export async function bytesFit(ctx: TransactionContext, more = 0): Promise<boolean> {
  const { bytes } = await ctx.db.one<{ bytes: number }>(sql`
    select coalesce(sum(octet_length(v.rules)), 0)::float8 as bytes from pronunciation_versions v
    join pronunciation_dictionaries d on d.id = v.dictionary_id where d.workspace_id = ${ctx.workspaceId}`)
  return bytes + more <= pronunciationLimits.workspaceBytesMax
}

/** Refuses what a workspace has no room for. Throws `pronunciation_limit_reached`. */
export async function assertBytesFit(ctx: TransactionContext, more = 0): Promise<void> {
  if (await bytesFit(ctx, more)) return
  throw new AppError('pronunciation_limit_reached', {
    message: 'The dictionaries of this workspace have no room for more rules.',
    data: { maximum: pronunciationLimits.workspaceBytesMax },
  })
}
