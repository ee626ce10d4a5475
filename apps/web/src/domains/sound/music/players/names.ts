import { playerWords } from './words.ts'

/** Names an instrument; one that is new here by its own name. */
export function instrumentName(instrument: string): string {
  return playerWords.instruments[instrument] ?? instrument
}

/** Names a part by what it does and who plays it, as “Melody · Violin”. */
export function partName(role: string, instrument: string): string {
  const doing = playerWords.roles[role] ?? role
  return instrument === '' ? doing : `${doing} · ${instrumentName(instrument)}`
}

/** Names a key, as `D minor` is called. */
export function keyLabel(key: string): string {
  return playerWords.keyOf(key)
}
