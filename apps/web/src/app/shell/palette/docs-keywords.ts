/** What people type who look for the documentation. */
export const docsKeywords: readonly string[] = ['docs', 'documentation', 'help', 'guide', 'Dokumentation', 'Hilfe']
