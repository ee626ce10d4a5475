/** What people are told about the voices they train. */
export const professionalWords = {
  trained: {
    title: (name: string) => `Your professional voice “${name}” is trained`,
    text: 'It speaks from now on wherever you choose a voice.',
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
    text: 'The papers did not prove that the voice is yours. You may hand in others.',
  },
} as const
