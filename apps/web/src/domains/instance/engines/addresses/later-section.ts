import { later } from '#kit/later.tsx'

/** Stands among what a workspace allows: its engines by address, and what may leave this instance. */
export const OwnEnginesSection = later(async () => ({
  default: (await import('./own-engines.tsx')).OwnEnginesSection,
}))
