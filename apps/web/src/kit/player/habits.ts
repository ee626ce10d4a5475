import { z } from 'zod'

import { readStored, writeStored } from '../storage.ts'

const Habits = z.object({ speed: z.number(), volume: z.number().min(0).max(1), muted: z.boolean() })

/** How somebody listens. */
export type Habits = z.infer<typeof Habits>

/** Reads how somebody listened when they were last here. */
export function readHabits(key: `vireo.${string}` | undefined): Habits {
  return (key && readStored(key, Habits)) ?? { speed: 1, volume: 1, muted: false }
}

/** Keeps how somebody listens for their next visit. */
export function keepHabits(key: `vireo.${string}` | undefined, { speed, volume, muted }: Habits): void {
  if (key) writeStored(key, { speed, volume, muted })
}
