/** What the owner of a project is told, and nobody else. */
export const spendingWords = {
  limitReached: {
    title: (name: string) => `“${name}” has reached its monthly limit`,
    text: 'New and changed pages are not read aloud until next month, or until you raise the limit under Audio native. What was read before still plays, and visitors notice nothing.',
  },
} as const
