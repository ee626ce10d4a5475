import { kebabOf, nameOf, UsageError } from './names.ts'
import type { Plan } from './plan.ts'

/**
 * Plans a migration like `usage "add holds"`, named by when it is begun and whose tables it changes, so that no two
 * collide.
 */
export function planMigration(slice: string, what: string, now: Date): Plan {
  return {
    create: {
      [migrationFile(slice, what, now)]:
        `-- What this changes and why, for the person who reads it in a year: ${what}.\n`,
    },
    next: [
      'Forward only, and short: the schema is locked while it runs (lock_timeout is 5 s).',
      `Name a new table behind "Owns" in the README.md of ${slice} on the server; npm run check asks for it.`,
    ],
  }
}

/** Answers where a migration of a slice stands that is begun now. */
export function migrationFile(slice: string, what: string, now: Date): string {
  const [, day = '', time = ''] = /^(.{10})T(.{5})/.exec(now.toISOString()) ?? []
  const begun = `${day.replaceAll('-', '')}-${time.replace(':', '')}`
  return `apps/server/migrations/${begun}-${nameOf(slice).kebab}-${slug(what)}.sql`
}

/** Plans the next decision from its title, in the form of the others. */
export function planDecision(title: string, existing: readonly string[]): Plan {
  const number = nextNumber(existing)
  return {
    create: { [`docs/decisions/${number}-${slug(title)}.md`]: decision(number, title) },
    next: [
      'Keep it to one screen. Decisions are not edited later: a new one takes the place of an old one, whose status names it.',
      'npm run generate (the index in docs/decisions/README.md)',
    ],
  }
}

function nextNumber(existing: readonly string[]): string {
  const numbers = existing.map((file) => Number.parseInt(file, 10)).filter(Number.isInteger)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

function slug(text: string): string {
  const result = kebabOf(text)
  if (result === '') throw new UsageError('Say in a few words what it is about.')
  return result
}

function decision(number: string, title: string): string {
  return `# ${number} ${title}

Status: accepted

## Context

What forces a choice, and what is known about it.

## Decision

What we do, in the present tense.

## Consequences

What becomes easier, what becomes harder, what must be watched.

## Alternatives

What else was considered, and why it was not taken.
`
}
