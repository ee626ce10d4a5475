/** Returns when the month began in which a project may spend so much; months are those of UTC. */
export function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
}
