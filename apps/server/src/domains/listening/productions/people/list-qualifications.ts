import type { HeldQualifications } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { callingProducer } from './calling-producer.ts'
import type { HeldRow, QualificationRow } from './producer-tables.ts'
import { listHeld } from './qualification-store.ts'

/** Lists the catalogue with what the caller has of it. Throws `producer_not_found` to whoever is none. */
export async function listQualifications(ctx: Context): Promise<HeldRow[]> {
  return listHeld(ctx, (await callingProducer(ctx)).id)
}

/** Presents a qualification. */
export function presentQualification({ id, name, ...row }: QualificationRow) {
  const { service, source_language, target_language, valid_days } = row
  return { qualification_id: id, name, service, source_language, target_language, valid_days }
}

/** Presents the catalogue with what somebody has of it. */
export function presentHeld(rows: readonly HeldRow[]): HeldQualifications {
  return {
    qualifications: rows.map((row) => ({
      ...presentQualification(row),
      granted_at: row.granted_at?.toISOString() ?? null,
      expires_at: row.expires_at?.toISOString() ?? null,
    })),
  }
}
