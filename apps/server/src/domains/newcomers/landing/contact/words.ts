/** What the mail says that brings a message from outside. */
export const contactMailWords = {
  subject: (from: string) => `A message from ${from}`,
  wrote: (from: string, email: string) => `${from} (${email}) wrote by the form on your instance:`,
}
