import type { AddressEngine, AddressTrial } from '@vireo/contracts/engines'
import { type AddressHealth, hostOf } from '#ports/address-engines.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { AddressEngineRow } from './tables.ts'
import type { Tried } from './try-engine.ts'

/** An engine by address, and how it is. */
export type ShownEngine = { readonly row: AddressEngineRow; readonly health: AddressHealth }

/** Presents an engine by address to whoever looks after it; its key stays here. */
export function presentAddressEngine({ row, health }: ShownEngine): AddressEngine {
  const { state, problem, latencyMs, checkedAt } = health
  return {
    engine_id: row.id,
    name: row.name,
    address: row.address,
    host: hostOf(row),
    has_key: row.sealed_key !== null,
    key_last4: row.key_last4,
    capabilities: [...row.capabilities],
    model: row.model,
    voices: [...row.voices],
    languages: [...row.languages],
    timeout_ms: row.timeout_ms,
    concurrency: row.concurrency,
    next_engine_id: row.next_engine_id,
    health: {
      state,
      problem: problem ?? null,
      latency_ms: latencyMs ?? null,
      checked_at_unix: checkedAt ? unixSeconds(checkedAt) : null,
    },
    created_at_unix: unixSeconds(row.created_at),
  }
}

/** A sentence takes a fraction of this; what is larger is not sent to a browser. */
const wavBytesMax = 4_000_000

/** Presents what came of a trial. */
export function presentAddressTrial({ trial, voices }: Tried): AddressTrial {
  const { wav } = trial
  return {
    capability: trial.capability,
    latency_ms: trial.latencyMs,
    text: trial.text,
    audio_base64: wav && wav.length <= wavBytesMax ? Buffer.from(wav).toString('base64') : null,
    voices: [...voices],
  }
}
