import { z } from 'zod'

/** A moment that somebody names, as whole seconds: as far back as a database's calendar goes, as far ahead as ours. */
export const UnixSeconds = z.number().int().min(-210_866_803_200).max(8_640_000_000_000)
