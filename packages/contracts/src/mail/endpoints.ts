/** What leaves by mail or text message has no endpoints: other slices send, the outbox page and the command line show. */
export const mailEndpoints = {} as const
