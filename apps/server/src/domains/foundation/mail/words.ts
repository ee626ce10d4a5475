/** What every mail says besides its own text. */
export const mailWords = { unsubscribe: 'Unsubscribe' } as const
