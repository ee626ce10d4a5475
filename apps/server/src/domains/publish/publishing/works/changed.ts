import type { z } from 'zod'
import type { WorkChange } from '@vireo/contracts/publishing'
import type { Context } from '#kernel/context.ts'
import type { WorkRow } from '../tables.ts'

/** Answers a work as it is to be; what is absent stays as it is, null is taken away. */
export function changed(ctx: Context, before: WorkRow, change: z.output<typeof WorkChange>): WorkRow {
  const confirms = change.rights_confirmed ?? before.rights_confirmed_at !== null
  const wasConfirmed = before.rights_confirmed_at !== null
  return {
    ...before,
    kind: change.kind ?? before.kind,
    title: change.title ?? before.title,
    author: kept(change.author, before.author),
    description: kept(change.description, before.description),
    language: kept(change.language, before.language),
    genres: change.genres ? [...new Set(change.genres)] : before.genres,
    audience: kept(change.audience, before.audience),
    mature_content: change.mature_content ?? before.mature_content,
    isbn: kept(change.isbn, before.isbn)?.replaceAll(/[- ]/gu, '').toUpperCase() ?? null,
    // Who said it first, and when, stays known for as long as nobody takes it back.
    rights_confirmed_at: confirms ? (before.rights_confirmed_at ?? ctx.now()) : null,
    rights_confirmed_by: confirms ? (wasConfirmed ? before.rights_confirmed_by : ctx.actor.userId) : null,
    normalizes_loudness: change.normalizes_loudness ?? before.normalizes_loudness,
    may_be_indexed: change.may_be_indexed ?? before.may_be_indexed,
    updated_at: ctx.now(),
  }
}

function kept<T>(asked: T | null | undefined, before: T | null): T | null {
  return asked === undefined ? before : asked
}
