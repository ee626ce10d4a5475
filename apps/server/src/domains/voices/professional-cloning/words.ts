/** What people are told about the voices they train. */
export const professionalWords = {
  trained: {
    title: (name: string) => `Your professional voice “${name}” is trained`,
    text: 'You can use it now wherever you choose a voice.',
  },
  failed: {
    title: (name: string) => `Your professional voice “${name}” could not be trained`,
    text: (reason: string) => reason,
  },
  verified: {
    title: (name: string) => `Your professional voice “${name}” is verified`,
    text: 'You can train it now.',
  },
  declined: {
    title: (name: string) => `Your professional voice “${name}” could not be verified`,
    text: 'The documents did not prove that the voice is yours. You can send others.',
  },
} as const
