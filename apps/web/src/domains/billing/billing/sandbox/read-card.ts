import { SandboxCard } from '@vireo/contracts/billing'

export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvc: string }
export type CardField = keyof TypedCard

/**
 * Reads what was typed as the contract wants it, and names the fields that are wrong. Years are those of this century.
 */
export function readCard({ number, expiry, cvc }: TypedCard): { card?: SandboxCard; wrong: CardField[] } {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/u.exec(expiry) ?? []
  const parsed = SandboxCard.safeParse({
    number: number.trim(),
    exp_month: month === '' ? undefined : Number(month),
    exp_year: year === '' ? undefined : 2000 + Number(year),
    cvc: cvc.trim(),
  })
  if (parsed.success) return { card: parsed.data, wrong: [] }
  const names = new Set(
    parsed.error.issues.map(({ path }) => (String(path[0]).startsWith('exp_') ? 'expiry' : path[0])),
  )
  return { wrong: (['number', 'expiry', 'cvc'] as const).filter((field) => names.has(field)) }
}
