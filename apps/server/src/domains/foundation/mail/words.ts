/** The texts of every mail besides its own. */
export const mailWords = { unsubscribe: 'Unsubscribe' } as const
