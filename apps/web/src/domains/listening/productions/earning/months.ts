/** Lists the months from an instant to another as `2026-03`, in UTC, the latest first. Pure. */
export function monthsBetween(fromMs: number, toMs: number): string[] {
  const last = new Date(toMs)
  const months: string[] = []
  const at = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth()))
  do {
    months.push(at.toISOString().slice(0, 7))
    at.setUTCMonth(at.getUTCMonth() - 1)
  } while (at.toISOString().slice(0, 7) >= new Date(fromMs).toISOString().slice(0, 7))
  return months
}
