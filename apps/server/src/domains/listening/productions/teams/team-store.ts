import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

export type TeamRow = { readonly id: string; readonly name: string; readonly created_at: Date }
export type MemberRow = { readonly team_id: string; readonly user_id: UserId; readonly name: string }

/** Inserts a team. */
export async function insertTeam(ctx: TransactionContext, { id, name, created_at }: TeamRow): Promise<void> {
  await ctx.db.run(sql`insert into production_teams (id, name, created_at) values (${id}, ${name}, ${created_at})`)
}

/** Gives a team another name. */
export async function renameTeam(ctx: TransactionContext, id: string, name: string): Promise<void> {
  await ctx.db.run(sql`update production_teams set name = ${name} where id = ${id}`)
}

/** Finds a team. */
export function findTeam(ctx: Context, id: string): Promise<TeamRow | undefined> {
  return ctx.db.maybe(sql`select id, name, created_at from production_teams where id = ${id}`)
}

/** Finds a team and holds it. */
export function holdTeam(ctx: TransactionContext, id: string): Promise<TeamRow | undefined> {
  return ctx.db.maybe(sql`select id, name, created_at from production_teams where id = ${id} for update`)
}

/** Deletes a team; its work belongs to nobody in particular then. Returns what it was. */
export function deleteTeam(ctx: TransactionContext, id: string): Promise<TeamRow | undefined> {
  return ctx.db.maybe(sql`delete from production_teams where id = ${id} returning id, name, created_at`)
}

/** Lists all teams. */
export function listAllTeams(ctx: Context): Promise<TeamRow[]> {
  return ctx.db.many(sql`select id, name, created_at from production_teams order by id limit 1000`)
}

/** Lists the teams that somebody is in. */
export function listTeamsOf(ctx: Context, producerId: string): Promise<TeamRow[]> {
  return ctx.db.many(sql`
    select t.id, t.name, t.created_at from production_teams t
      join production_team_members m on m.team_id = t.id
    where m.producer_id = ${producerId} order by t.id`)
}

/** Lists who is in some teams, those alone who have an account. */
export function listMembers(ctx: Context, teamIds: readonly string[]): Promise<MemberRow[]> {
  return ctx.db.many(sql`
    select m.team_id, p.user_id, p.name from production_team_members m
      join production_producers p on p.id = m.producer_id
    where m.team_id = any(${teamIds}::text[]) and p.user_id is not null order by m.joined_at, p.id`)
}

/** Makes these the members of a team that is held. Returns false where one of them is no producer. */
export async function setMembers(
  ctx: TransactionContext,
  teamId: string,
  userIds: readonly UserId[],
): Promise<boolean> {
  const wanted = [...new Set(userIds)]
  await ctx.db.run(sql`
    delete from production_team_members m using production_producers p
    where m.team_id = ${teamId} and p.id = m.producer_id
      and (p.user_id is null or p.user_id <> all(${wanted}::text[]))`)
  await ctx.db.run(sql`
    insert into production_team_members (team_id, producer_id, joined_at)
    select ${teamId}, p.id, ${ctx.now()} from production_producers p where p.user_id = any(${wanted}::text[])
    on conflict do nothing`)
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from production_team_members where team_id = ${teamId}`)
  return count === wanted.length
}

/** Takes somebody out of all teams. */
export async function leaveTeams(ctx: TransactionContext, producerId: string): Promise<void> {
  await ctx.db.run(sql`delete from production_team_members where producer_id = ${producerId}`)
}
