/** Makes the address that opens a letter to people in one’s own mail program, with what it is about. */
export function letterTo(emails: readonly string[], { subject, body }: { subject: string; body: string }): string {
  const to = emails.map((email) => encodeURIComponent(email).replaceAll('%40', '@')).join(',')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
