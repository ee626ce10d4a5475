import { words } from '#kit/language/index.ts'

/** What stands around the sentences of the acts, which the slices say themselves. */
export const sentenceWords = words('audit/sentences', {
  quoted: (name: string) => `“${name}”`,
  from: (address: string) => `from ${address}`,
} as const)
